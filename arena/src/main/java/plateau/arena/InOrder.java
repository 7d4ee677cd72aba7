package plateau.arena;

import java.util.ArrayDeque;
import java.util.Iterator;
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
  public interface Witness<I, O, X extends Exception> {

    /** Whether to go on. */
    boolean see(I piece, O outcome) throws X;
  }

  private record Begun<I, O>(I piece, Future<O> outcome) {}

  private static final int AHEAD = 4;

  private InOrder() {}

  /** What is still under way when the witness has seen enough is given up. */
  public static <I, O, X extends Exception> void run(
      Iterator<I> pieces,
      int threads,
      Work<I, O> work,
      Witness<? super I, ? super O, ? extends X> witness)
      throws X {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Queue<Begun<I, O>> ahead = new ArrayDeque<>();
      while (pieces.hasNext() || !ahead.isEmpty()) {
        while (pieces.hasNext() && ahead.size() < AHEAD * threads) {
          I piece = pieces.next();
          ahead.add(new Begun<>(piece, pool.submit(() -> work.done(piece))));
        }
        Begun<I, O> first = ahead.remove();
        if (!witness.see(first.piece, Finished.of(first.outcome))) {
          return;
        }
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
