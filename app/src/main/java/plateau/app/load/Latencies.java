package plateau.app.load;

import java.util.concurrent.atomic.LongAdder;

/**
 * How long answers took: counted in buckets that grow by a tenth, so quantiles are exact to 10 %.
 * Safe for many threads.
 */
final class Latencies {

  private static final double GROWTH = 1.1;
  private static final double FIRST_MS = 0.01;
  private static final int BUCKETS = 200;

  private final LongAdder[] counts = new LongAdder[BUCKETS];

  Latencies() {
    for (int i = 0; i < BUCKETS; i++) {
      counts[i] = new LongAdder();
    }
  }

  void add(double ms) {
    int bucket = (int) Math.ceil(Math.log(Math.max(ms, FIRST_MS) / FIRST_MS) / Math.log(GROWTH));
    counts[Math.min(bucket, BUCKETS - 1)].increment();
  }

  long count() {
    long sum = 0;
    for (LongAdder count : counts) {
      sum += count.sum();
    }
    return sum;
  }

  /** So many of all answers took no longer than this, in milliseconds. */
  double quantile(double share) {
    long wanted = (long) Math.ceil(share * count());
    long seen = 0;
    for (int i = 0; i < BUCKETS; i++) {
      seen += counts[i].sum();
      if (seen >= wanted) {
        return FIRST_MS * Math.pow(GROWTH, i);
      }
    }
    return FIRST_MS * Math.pow(GROWTH, BUCKETS);
  }
}
