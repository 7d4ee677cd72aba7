package plateau.server.minds;

import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Where things are worked out that nobody's move waits for: one at a time, and only so many wait
 * for their turn. Safe for many threads.
 */
final class BackgroundQueue implements AutoCloseable {

  private final ThreadPoolExecutor executor;

  /**
   * An empty one.
   *
   * @param most how many may wait
   */
  public BackgroundQueue(String name, int most) {
    executor =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(most),
            Thread.ofPlatform().name(name, 0).daemon().factory());
  }

  /** Takes it on, to be done later; empty when too much waits already. */
  public Optional<Future<?>> take(Runnable task) {
    try {
      return Optional.of(executor.submit(task));
    } catch (RejectedExecutionException _) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
