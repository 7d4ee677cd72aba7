package plateau.server.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** The threads on which computer players think: a few for all tables, first come, first served. */
final class Thinkers implements AutoCloseable {

  private final ExecutorService executor;

  Thinkers(int threads) {
    executor =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("thinker-", 0).daemon().factory());
  }

  void think(Runnable task) {
    try {
      executor.execute(task);
    } catch (RejectedExecutionException _) {
      // The server goes down; the next start takes the decision up again.
      return;
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
