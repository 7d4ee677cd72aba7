package plateau.app.serve;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import javax.management.NotificationEmitter;

/**
 * Keeps a server as small as its tables. The serial collector enlarges the old generation up to the
 * limit before it looks for what nobody needs there any longer: a server that holds 50 MB would
 * come to fill its gigabyte. So it is asked to look whenever the old generation has doubled.
 */
public final class OldGeneration {

  private static final String NAME = "Tenured Gen";
  private static final long SMALLEST = 64L << 20;

  private OldGeneration() {}

  /** From now on, in this process; where another collector is at work, nothing needs to be done. */
  public static void keepSmall() {
    ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getName().equals(NAME))
        .forEach(OldGeneration::watch);
  }

  private static void watch(MemoryPoolMXBean pool) {
    pool.setUsageThreshold(bound(pool));
    ((NotificationEmitter) ManagementFactory.getMemoryMXBean())
        .addNotificationListener((_, _) -> collect(pool), null, null);
  }

  private static void collect(MemoryPoolMXBean pool) {
    System.gc();
    pool.setUsageThreshold(bound(pool));
  }

  // Below the limit in any case: there the collector looks by itself, and nobody would hear of it.
  private static long bound(MemoryPoolMXBean pool) {
    long highest = pool.getUsage().getMax() / 10 * 9;
    return Math.min(highest, Math.max(SMALLEST, 2 * pool.getUsage().getUsed()));
  }
}
