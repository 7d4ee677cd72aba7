package plateau.arena.report;

/** Under so many games a share or a quantile is mostly luck, and the page says so. */
final class Few {

  static final int GAMES = 30;

  private Few() {}
}
