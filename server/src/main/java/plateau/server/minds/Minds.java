package plateau.server.minds;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;

/**
 * The threads on which computer players think: a few for all decisions, first come, first served,
 * and one for hints. Safe for many threads.
 */
public final class Minds implements AutoCloseable {

  private static final int MOST_HINTS = 32;

  private final ExecutorService deciding;
  private final BackgroundQueue hints = new BackgroundQueue("hint-", MOST_HINTS);

  /** So many threads for decisions. */
  public Minds(int threads) {
    deciding =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("thinker-", 0).daemon().factory());
  }

  /** Takes a decision on. */
  void decide(Runnable task) {
    try {
      deciding.execute(task);
    } catch (RejectedExecutionException _) {
      // The server goes down; the next start takes the decision up again.
      return;
    }
  }

  /** Takes a hint on, unless too many wait already. */
  Optional<Future<?>> advise(Runnable task) {
    return hints.take(task);
  }

  @Override
  public void close() {
    deciding.shutdownNow();
    hints.close();
  }
}
