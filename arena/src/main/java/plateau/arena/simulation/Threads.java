package plateau.arena.simulation;

import java.io.IOException;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import plateau.arena.InOrder;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Threads of this program. The games are cut into chunks that are handed over in their order, a few
 * chunks ahead at most, so memory does not grow with the number of games.
 */
public record Threads(int count) implements Engine {

  private static final int LARGEST_CHUNK = 512;

  public Threads {
    if (count < 1) {
      throw new Problem(Message.of("simulation.threads", "found", count));
    }
  }

  @Override
  public void play(
      Experiment<?, ?> experiment, Wanted wanted, BooleanSupplier stopped, Receiver receiver)
      throws IOException {
    long games = experiment.games();
    long size = chunkSize(games);
    Iterator<Long> chunks =
        LongStream.iterate(0, from -> from < games, from -> from + size).iterator();
    InOrder.run(
        chunks,
        count,
        from ->
            experiment.play(from, Math.min(games, from + size), wanted, () -> isToStop(stopped)),
        (_, played) -> {
          receiver.take(played);
          return true;
        });
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
