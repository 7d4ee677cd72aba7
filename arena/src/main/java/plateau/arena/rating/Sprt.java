package plateau.arena.rating;

/**
 * The sequential probability ratio test (Wald 1945): is a player better than another? It goes on
 * for as many matches as it needs, and no more. The ratio is that of two bell curves with the
 * spread of the scores seen so far, as is usual for matches with draws.
 *
 * @param worse the difference in rating points that would make us say no
 * @param better the difference that would make us say yes; more than {@code worse}
 * @param wrongYes how often a yes may be wrong
 * @param wrongNo how often a no may be wrong
 */
public record Sprt(double worse, double better, double wrongYes, double wrongNo) {

  /** What the matches say so far. */
  public enum Verdict {
    BETTER,
    NOT_BETTER,
    OPEN
  }

  // A first few wins in a row have no spread at all; half a win, draw and loss are added for that.
  private static final double PRIOR = 0.5;

  public Sprt {
    if (!(better > worse) || !isShare(wrongYes) || !isShare(wrongNo)) {
      throw new IllegalArgumentException(
          "worse %s, better %s, wrong %s and %s".formatted(worse, better, wrongYes, wrongNo));
    }
  }

  private static boolean isShare(double share) {
    return share > 0 && share < 0.5;
  }

  public Verdict verdict(int won, int drawn, int lost) {
    double ratio = logRatio(won, drawn, lost);
    if (ratio >= upper()) {
      return Verdict.BETTER;
    }
    return ratio <= lower() ? Verdict.NOT_BETTER : Verdict.OPEN;
  }

  /** The logarithm of how much more likely these results are for the better player. */
  public double logRatio(int won, int drawn, int lost) {
    double matches = won + drawn + lost + 3 * PRIOR;
    double mean = (won + PRIOR + (drawn + PRIOR) / 2) / matches;
    double variance =
        ((won + PRIOR) * square(1 - mean)
                + (drawn + PRIOR) * square(0.5 - mean)
                + (lost + PRIOR) * square(mean))
            / matches;
    double low = score(worse);
    double high = score(better);
    return (won + drawn + lost) * (high - low) * (2 * mean - low - high) / (2 * variance);
  }

  /** Where the test says yes. */
  public double upper() {
    return Math.log((1 - wrongNo) / wrongYes);
  }

  /** Where the test says no. */
  public double lower() {
    return Math.log(wrongNo / (1 - wrongYes));
  }

  private static double score(double points) {
    return new Ratings.Estimate(points, 1).score();
  }

  private static double square(double number) {
    return number * number;
  }
}
