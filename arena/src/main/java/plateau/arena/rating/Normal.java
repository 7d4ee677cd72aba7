package plateau.arena.rating;

/** The bell curve. */
final class Normal {

  private static final double FLAT = 8;

  private Normal() {}

  /**
   * The share of the curve below so many standard deviations: its series around 0 (Marsaglia 2004),
   * exact to about 1e-15.
   */
  static double below(double deviations) {
    if (deviations < -FLAT) {
      return 0;
    }
    if (deviations > FLAT) {
      return 1;
    }
    double sum = deviations;
    double term = deviations;
    for (int odd = 3; sum + term != sum; odd += 2) {
      term *= deviations * deviations / odd;
      sum += term;
    }
    return 0.5 + sum * Math.exp(-deviations * deviations / 2) / Math.sqrt(2 * Math.PI);
  }
}
