package plateau.arena.tournament;

/**
 * So many points of so many matches, with Wilson's 95% interval for the share behind it. A draw is
 * half a point; the interval is then a little too wide.
 */
public record Share(double points, int of) {

  private static final double Z = 1.959963984540054;

  public Share {
    if (points < 0 || points > of) {
      throw new IllegalArgumentException(points + " of " + of);
    }
  }

  public boolean isEmpty() {
    return of == 0;
  }

  public double share() {
    return of == 0 ? 0 : points / of;
  }

  public double low() {
    return of == 0 ? 0 : Math.max(0, centre() - reach());
  }

  public double high() {
    return of == 0 ? 1 : Math.min(1, centre() + reach());
  }

  /** Whether it is above another by more than chance explains: the interval of Newcombe (1998). */
  public boolean isAbove(Share other) {
    return share() - other.share() > Math.hypot(share() - low(), other.high() - other.share());
  }

  private double centre() {
    return (share() + Z * Z / (2 * of)) / (1 + Z * Z / of);
  }

  private double reach() {
    double variance = share() * (1 - share()) / of + Z * Z / (4.0 * of * of);
    return Z * Math.sqrt(variance) / (1 + Z * Z / of);
  }
}
