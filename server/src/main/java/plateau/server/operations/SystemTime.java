package plateau.server.operations;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The time of this machine, with one thread for all that is done later. */
final class SystemTime implements Time {

  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("timers").daemon().factory());

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public Future<?> after(long ms, Runnable task) {
    try {
      return executor.schedule(task, ms, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // The server goes down; the next start counts anew.
      return CompletableFuture.completedFuture(null);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
