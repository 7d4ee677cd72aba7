package plateau.arena.simulation;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Where the games of a simulation are played. Whichever it is, the rows are the same. */
public interface Engine extends AutoCloseable {

  /** Whether a row is wanted for each game, or only the counts. */
  enum Wanted {
    COUNTS,
    COUNTS_AND_ROWS
  }

  /** Takes what was played, in the order of the games and each game once. */
  @FunctionalInterface
  interface Receiver {

    void take(PlayedGames played) throws IOException;
  }

  /**
   * Plays all games of an experiment.
   *
   * @throws CancellationException soon after {@code stopped} says so
   */
  void play(Experiment<?, ?> experiment, Wanted wanted, BooleanSupplier stopped, Receiver receiver)
      throws IOException;

  /** Gives back what it holds. */
  @Override
  default void close() {}
}
