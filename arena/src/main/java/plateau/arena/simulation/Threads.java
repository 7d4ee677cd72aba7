package plateau.arena.simulation;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import plateau.arena.Finished;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Threads of this program. The games are cut into chunks that are handed over in their order, a few
 * chunks ahead at most, so memory does not grow with the number of games.
 */
public record Threads(int count) implements Engine {

  private static final int LARGEST_CHUNK = 512;
  private static final int CHUNKS_AHEAD = 4;

  public Threads {
    if (count < 1) {
      throw new Problem(Message.of("simulation.threads", "found", count));
    }
  }

  @Override
  public void play(
      Experiment<?, ?> experiment, Wanted wanted, BooleanSupplier stopped, Receiver receiver)
      throws IOException {
    ExecutorService pool = Executors.newFixedThreadPool(count);
    try {
      Queue<Future<PlayedGames>> ahead = new ArrayDeque<>();
      long size = chunkSize(experiment.games());
      for (long from = 0; from < experiment.games() || !ahead.isEmpty(); ) {
        while (from < experiment.games() && ahead.size() < CHUNKS_AHEAD * count) {
          long first = from;
          from = Math.min(experiment.games(), from + size);
          long end = from;
          ahead.add(
              pool.submit(() -> experiment.play(first, end, wanted, () -> isToStop(stopped))));
        }
        receiver.take(Finished.of(ahead.remove()));
      }
    } finally {
      pool.shutdownNow();
    }
  }

  // When one chunk has failed the pool interrupts the others.
  private static boolean isToStop(BooleanSupplier stopped) {
    return stopped.getAsBoolean() || Thread.currentThread().isInterrupted();
  }

  // Small enough for a lively progress bar when games are slow, large enough not to be felt when
  // they are fast.
  private long chunkSize(long games) {
    return Math.clamp(games / (50L * count), 1, LARGEST_CHUNK);
  }
}
