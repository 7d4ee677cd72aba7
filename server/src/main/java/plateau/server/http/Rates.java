package plateau.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A rate for each address. Forgets those that have been quiet. */
final class Rates {

  private static final int MOST = 10_000;

  private final double perSecond;
  private final Map<String, Rate> rates = new ConcurrentHashMap<>();

  Rates(double perSecond) {
    this.perSecond = perSecond;
  }

  boolean allows(String address) {
    long now = System.nanoTime();
    if (rates.size() > MOST) {
      rates.values().removeIf(rate -> rate.isFull(now));
    }
    return rates.computeIfAbsent(address, _ -> new Rate(perSecond, now)).allows(now);
  }
}
