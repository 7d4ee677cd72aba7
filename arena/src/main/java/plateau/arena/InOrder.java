package plateau.arena;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does work on several threads and tells of it in its order, a few pieces ahead at most. */
public final class InOrder {

  /** A piece of work. */
  @FunctionalInterface
  public interface Work<I, O> {

    O done(I piece) throws InterruptedException;
  }

  /** Told of each piece in its order, by the thread that called {@link #run}. */
  @FunctionalInterface
  public interface Witness<I, O> {

    /** Whether to go on. */
    boolean see(I piece, O outcome);
  }

  private static final int AHEAD = 4;

  private InOrder() {}

  /** What is still under way when the witness has seen enough is given up. */
  public static <I, O> void run(
      List<I> pieces, int threads, Work<I, O> work, Witness<? super I, ? super O> witness) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Queue<Future<O>> ahead = new ArrayDeque<>();
      int next = 0;
      for (I piece : pieces) {
        while (next < pieces.size() && ahead.size() < AHEAD * threads) {
          I submitted = pieces.get(next++);
          ahead.add(pool.submit(() -> work.done(submitted)));
        }
        if (!witness.see(piece, Finished.of(ahead.remove()))) {
          return;
        }
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
