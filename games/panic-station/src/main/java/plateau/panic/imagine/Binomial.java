package plateau.panic.imagine;

/** In how many ways k of n can be chosen, for up to 46 cards. */
final class Binomial {

  private static final int MOST = 46;
  private static final double[][] TABLE = table();

  private Binomial() {}

  static double of(int n, int k) {
    return k < 0 || k > n ? 0 : TABLE[n][k];
  }

  private static double[][] table() {
    double[][] table = new double[MOST + 1][MOST + 1];
    for (int n = 0; n <= MOST; n++) {
      table[n][0] = 1;
      for (int k = 1; k <= n; k++) {
        table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
      }
    }
    return table;
  }
}
