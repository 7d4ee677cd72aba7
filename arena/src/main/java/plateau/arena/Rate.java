package plateau.arena;

/** So many of so many games, with Wilson's 95% interval for the probability behind it. */
public record Rate(long hits, long of) {

  private static final double Z = 1.959963984540054;

  public Rate {
    if (hits < 0 || hits > of) {
      throw new IllegalArgumentException(hits + " of " + of);
    }
  }

  public boolean isEmpty() {
    return of == 0;
  }

  public double share() {
    return (double) hits / of;
  }

  public double low() {
    return Math.max(0, centre() - reach());
  }

  public double high() {
    return Math.min(1, centre() + reach());
  }

  private double centre() {
    return (share() + Z * Z / (2 * of)) / (1 + Z * Z / of);
  }

  private double reach() {
    double variance = share() * (1 - share()) / of + Z * Z / (4.0 * of * of);
    return Z * Math.sqrt(variance) / (1 + Z * Z / of);
  }
}
