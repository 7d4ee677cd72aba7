package plateau.server.table;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Reminds of things later. One thread for all tables: it only posts to mailboxes. */
final class Timers implements AutoCloseable {

  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("timers").daemon().factory());

  Future<?> after(long ms, Runnable task) {
    return executor.schedule(task, ms, TimeUnit.MILLISECONDS);
  }

  void every(long ms, Runnable task) {
    var _ = executor.scheduleWithFixedDelay(task, ms, ms, TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
