package plateau.server.wire;

/** So much a second, and some time's worth at once. Safe for many threads. */
public final class Rate {

  private static final double NANOS = 1e9;

  private final double perSecond;
  private final double most;
  private double left;
  private long last;

  /** One that was not used for so long that {@code most} may be taken at once. */
  public Rate(double perSecond, double most, long now) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
    this.last = now;
  }

  /** Whether so much is allowed now, in nanoseconds of any clock. */
  public synchronized boolean allows(double amount, long now) {
    left = leftAt(now);
    last = now;
    if (left < amount) {
      return false;
    }
    left -= amount;
    return true;
  }

  /** Whole seconds until so much is allowed. */
  public synchronized long secondsUntil(double amount, long now) {
    return (long) Math.max(1, Math.ceil((amount - leftAt(now)) / perSecond));
  }

  /** Whether it has been unused so long that a new one would be the same. */
  public synchronized boolean isFull(long now) {
    return leftAt(now) >= most;
  }

  private double leftAt(long now) {
    return Math.min(most, left + (now - last) / NANOS * perSecond);
  }
}
