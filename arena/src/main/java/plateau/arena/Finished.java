package plateau.arena;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for work on another thread as if it were done on this one. */
public final class Finished {

  private Finished() {}

  /**
   * What came of it. What it threw is thrown again.
   *
   * @throws CancellationException when this thread is interrupted; it stays so
   */
  public static <T> T of(Future<T> work) {
    try {
      return work.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }
}
