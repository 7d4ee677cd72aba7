package plateau.arena.lab;

/**
 * What a change made of the share of games won, over the same games with and without it.
 *
 * @param games played both ways
 * @param gained games won only with the change
 * @param lost games won only without it
 */
public record Difference(int games, int gained, int lost) {

  private static final double Z = 1.959963984540054;

  /** More won with the change, as a share of all games. */
  public double mean() {
    return (double) (gained - lost) / games;
  }

  /** Half the 95% interval: only games that went differently leave anything open. */
  public double reach() {
    double variance = (gained + lost) / (double) games - mean() * mean();
    return Z * Math.sqrt(variance / games);
  }
}
