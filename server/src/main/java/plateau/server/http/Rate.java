package plateau.server.http;

/** So much a second, and a few seconds' worth at once. Safe for many threads. */
final class Rate {

  private static final double BURST_SECONDS = 4;
  private static final double NANOS = 1e9;

  private final double perSecond;
  private double left;
  private long last;

  Rate(double perSecond, long now) {
    this.perSecond = perSecond;
    this.left = perSecond * BURST_SECONDS;
    this.last = now;
  }

  /** Whether one more is allowed now, in nanoseconds of any clock. */
  synchronized boolean allows(long now) {
    left = Math.min(perSecond * BURST_SECONDS, left + (now - last) / NANOS * perSecond);
    last = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }

  /** Whether it has been unused so long that a new one would be the same. */
  synchronized boolean isFull(long now) {
    return left + (now - last) / NANOS * perSecond >= perSecond * BURST_SECONDS;
  }
}
