package plateau.arena.simulation;

import java.io.Serializable;
import java.util.Arrays;

/**
 * How often each number from 0 occurred, in an array as long as the largest of them. Exact, and the
 * same in whatever order the numbers came.
 */
public final class Counts implements Serializable {

  private static final long serialVersionUID = 1;

  private long[] counts = new long[16];
  private long total;

  void add(int number) {
    if (number >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(number + 1, 2 * counts.length));
    }
    counts[number]++;
    total++;
  }

  void addAll(Counts other) {
    if (other.counts.length > counts.length) {
      counts = Arrays.copyOf(counts, other.counts.length);
    }
    for (int number = 0; number < other.counts.length; number++) {
      counts[number] += other.counts[number];
    }
    total += other.total;
  }

  public long total() {
    return total;
  }

  public long of(int number) {
    return number < counts.length ? counts[number] : 0;
  }

  public double mean() {
    long sum = 0;
    for (int number = 0; number < counts.length; number++) {
      sum += number * counts[number];
    }
    return (double) sum / total;
  }

  /**
   * The smallest number that at least this many percent of all do not exceed; 0 percent gives the
   * minimum.
   */
  public int quantile(int percent) {
    if (total == 0) {
      throw new IllegalStateException("nothing was counted");
    }
    long rank = Math.max(1, Math.ceilDiv(total * percent, 100L));
    int number = 0;
    for (long seen = counts[0]; seen < rank; seen += counts[number]) {
      number++;
    }
    return number;
  }

  public int min() {
    return quantile(0);
  }

  public int max() {
    return quantile(100);
  }
}
