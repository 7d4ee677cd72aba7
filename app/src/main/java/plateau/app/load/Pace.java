package plateau.app.load;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Lets so many moves a second through, over all clients. */
final class Pace {

  private static final double NANOS = 1e9;

  private final long gap;
  private final AtomicLong next = new AtomicLong(System.nanoTime());

  /** Without end when 0. */
  Pace(int perSecond) {
    this.gap = perSecond == 0 ? 0 : (long) (NANOS / perSecond);
  }

  /** Does it when its time has come. */
  void then(Runnable task) {
    if (gap == 0) {
      task.run();
      return;
    }
    long now = System.nanoTime();
    long mine = next.getAndUpdate(slot -> Math.max(slot, now) + gap);
    Thread.startVirtualThread(
        () -> {
          await(mine);
          task.run();
        });
  }

  private static void await(long time) {
    while (time - System.nanoTime() > 0) {
      LockSupport.parkNanos(time - System.nanoTime());
    }
  }
}
