package plateau.app.fairness;

import java.util.Arrays;

/** A mean with its 95% interval; without end in both directions when one value is all there is. */
record Margin(double mean, double low, double high) {

  private static final double Z = 1.959963984540054;

  static Margin of(double... values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    int free = values.length - 1;
    if (free == 0) {
      return new Margin(mean, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    double reach = student(free) * Math.sqrt(squares / free / values.length);
    return new Margin(mean, mean - reach, mean + reach);
  }

  // Student's 97.5% quantile by the expansion of Cornish and Fisher; good to 2% from three values
  // on, and for two values, where it is 12.7, the interval must only be wide.
  private static double student(int free) {
    double first = (Math.pow(Z, 3) + Z) / 4;
    double second = (5 * Math.pow(Z, 5) + 16 * Math.pow(Z, 3) + 3 * Z) / 96;
    double third = (3 * Math.pow(Z, 7) + 19 * Math.pow(Z, 5) + 17 * Math.pow(Z, 3) - 15 * Z) / 384;
    return Z + first / free + second / Math.pow(free, 2) + third / Math.pow(free, 3);
  }

  boolean isWithin(double most) {
    return -most <= low && high <= most;
  }
}
