package plateau.arena.report;

/** Under so many games a share or a quantile is mostly luck, and the page says so. */
final class SmallSample {

  static final int GAMES = 30;

  private SmallSample() {}
}
