package plateau.server.guard;

import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import plateau.server.wire.Rate;

/** A rate for each address. Forgets those that have been quiet. Safe for many threads. */
public final class Rates {

  /** So many times of what comes anew in a second, or in a minute. */
  public static final double AT_ONCE = 4;

  private static final int MOST = 10_000;
  private static final double MINUTE = 60;

  private final double perSecond;
  private final double most;
  private final Map<String, Rate> rates = new ConcurrentHashMap<>();

  private Rates(double perSecond, double most) {
    this.perSecond = perSecond;
    this.most = most;
  }

  /** So much a second, and that of four seconds at once. */
  static Rates perSecond(double amount) {
    return new Rates(amount, amount * AT_ONCE);
  }

  /** So much a minute, and that of four minutes at once. */
  static Rates perMinute(double amount) {
    return new Rates(amount / MINUTE, amount * AT_ONCE);
  }

  /** Takes so much of what an address may have; or tells after how many seconds it may. */
  OptionalLong take(String address, double amount) {
    long now = System.nanoTime();
    if (rates.size() > MOST) {
      rates.values().removeIf(rate -> rate.isFull(now));
    }
    Rate rate = rates.computeIfAbsent(address, _ -> new Rate(perSecond, most, now));
    return rate.allows(amount, now)
        ? OptionalLong.empty()
        : OptionalLong.of(rate.secondsUntil(amount, now));
  }
}
