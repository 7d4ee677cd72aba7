package plateau.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * Iceberg's workload in CPU time of the playing thread instead of the clock's, for machines that
 * others use too: matches with and without undo and matches side by side in turns, so that all meet
 * the same disturbances, and how the times with and without undo compare pair by pair.
 */
public final class IcebergCpuTime {

  private static final int WARM_UP_PAIRS = 40;
  private static final int PAIRS = 80;
  private static final int MATCHES = 200;

  // Two-sided, 95%.
  private static final double NORMAL_QUANTILE = 1.96;

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final IcebergWorkload plain = new IcebergWorkload(IcebergWorkload.ACTIONS);
  private final IcebergWorkload undo = new IcebergWorkload(IcebergWorkload.ACTIONS_AND_UNDO);
  private final IcebergSideBySide sideBySide = new IcebergSideBySide();
  private final double[] plainNanos = new double[PAIRS];
  private final double[] sideBySideNanos = new double[PAIRS];
  private final double[] ratios = new double[PAIRS];

  private IcebergCpuTime() {}

  public static void main(String[] args) {
    new IcebergCpuTime().measure();
  }

  private void measure() {
    for (int pair = -WARM_UP_PAIRS; pair < PAIRS; pair++) {
      long first = (long) MATCHES * (WARM_UP_PAIRS + pair);
      double without = nanosPerMatch(plain, first);
      double with = nanosPerMatch(undo, first);
      double together = nanosSideBySide(first);
      if (pair >= 0) {
        plainNanos[pair] = without;
        ratios[pair] = with / without;
        sideBySideNanos[pair] = together;
      }
    }
    System.out.printf(
        "%.0f matches per CPU-second; with undo %.3f ± %.3f times the time of without%n",
        1e9 / median(plainNanos), mean(ratios), NORMAL_QUANTILE * standardError(ratios));
    System.out.printf(
        "%.0f matches per CPU-second side by side, %d at a time%n",
        1e9 / median(sideBySideNanos), IcebergSideBySide.MATCHES);
  }

  private double nanosPerMatch(IcebergWorkload workload, long first) {
    long start = clock.getCurrentThreadCpuTime();
    for (long match = first; match < first + MATCHES; match++) {
      if (!workload.play(match).isOver()) {
        throw new IllegalStateException("match " + match + " is not over");
      }
    }
    return (double) (clock.getCurrentThreadCpuTime() - start) / MATCHES;
  }

  private double nanosSideBySide(long first) {
    long start = clock.getCurrentThreadCpuTime();
    if (!sideBySide.play(first).isOver()) {
      throw new IllegalStateException("the matches from " + first + " on are not over");
    }
    return (double) (clock.getCurrentThreadCpuTime() - start) / IcebergSideBySide.MATCHES;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static double mean(double[] values) {
    return DoubleStream.of(values).average().orElseThrow();
  }

  private static double standardError(double[] values) {
    double mean = mean(values);
    double squares = DoubleStream.of(values).map(value -> (value - mean) * (value - mean)).sum();
    return Math.sqrt(squares / (values.length - 1) / values.length);
  }
}
