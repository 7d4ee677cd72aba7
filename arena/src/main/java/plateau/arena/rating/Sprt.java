package plateau.arena.rating;

import java.util.List;

/**
 * The sequential probability ratio test (Wald 1945): is a player better than another? It goes on
 * for as many games as it needs, and no more. How likely the other results are is not known
 * beforehand, so each hypothesis takes the shares that explain what was seen best among those with
 * its mean (the generalised test; Van den Bergh describes it for chess programs).
 *
 * <p>A result is the score of one game, or better of a pair of games with the sides swapped and the
 * same dice: what a good seat or lucky dice give to one game of a pair they take from the other, so
 * pairs spread less than games, and the test ends earlier without being wrong more often.
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

  // What was never seen is not impossible: so often it is taken to have been seen.
  private static final double HARDLY_EVER = 1e-3;

  private static final int HALVINGS = 100;

  public Sprt {
    if (!(better > worse) || !isShare(wrongYes) || !isShare(wrongNo)) {
      throw new IllegalArgumentException(
          "worse %s, better %s, wrong %s and %s".formatted(worse, better, wrongYes, wrongNo));
    }
  }

  private static boolean isShare(double share) {
    return share > 0 && share < 0.5;
  }

  /** What these results say; see {@link #logRatio}. */
  public Verdict verdict(List<Integer> counts) {
    double ratio = logRatio(counts);
    if (ratio >= upper()) {
      return Verdict.BETTER;
    }
    return ratio <= lower() ? Verdict.NOT_BETTER : Verdict.OPEN;
  }

  /**
   * The logarithm of how much more likely these results are for the better player.
   *
   * @param counts how often each result was seen, the worst first, in equal steps: lost, drawn and
   *     won games; or pairs of games with none, a half, one, one and a half and two points
   */
  public double logRatio(List<Integer> counts) {
    if (counts.stream().allMatch(count -> count == 0)) {
      return 0;
    }
    double[] seen = counts.stream().mapToDouble(count -> Math.max(count, HARDLY_EVER)).toArray();
    double low = score(worse);
    double high = score(better);
    double towardsLow = tilt(seen, low);
    double towardsHigh = tilt(seen, high);
    double ratio = 0;
    for (int i = 0; i < seen.length; i++) {
      double result = result(i, seen.length);
      ratio +=
          seen[i]
              * (Math.log1p(towardsLow * (result - low))
                  - Math.log1p(towardsHigh * (result - high)));
    }
    return ratio;
  }

  // The likeliest shares with a given mean are those seen, each over 1 + tilt * (result - mean).
  // The tilt is where their mean is right: the only root of a sum that falls all the way between
  // the two tilts that would make the share of the best or of the worst result infinite.
  private static double tilt(double[] seen, double mean) {
    double from = -1 / (1 - mean);
    double to = 1 / mean;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (from + to) / 2;
      if (offMean(seen, mean, middle) > 0) {
        from = middle;
      } else {
        to = middle;
      }
    }
    return (from + to) / 2;
  }

  private static double offMean(double[] seen, double mean, double tilt) {
    double sum = 0;
    for (int i = 0; i < seen.length; i++) {
      double off = result(i, seen.length) - mean;
      sum += seen[i] * off / (1 + tilt * off);
    }
    return sum;
  }

  private static double result(int number, int results) {
    return (double) number / (results - 1);
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
}
