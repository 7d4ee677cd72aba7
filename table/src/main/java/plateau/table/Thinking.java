package plateau.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.players.seating.Advice;

/**
 * Where the players of one table think while the table goes on talking. What they find depends on
 * what is kept of the table alone, so another one who knows it may do the work.
 */
public interface Thinking {

  /** A clock for those who think so long and no longer. */
  long nanoTime();

  /** Works out a move when there is room, and tells it in the table's own turn. */
  <M> void decide(Supplier<M> work, Consumer<M> then);

  /**
   * Works out advice, for which no move waits, and tells it in the table's own turn; empty when too
   * much waits already. Work that is cancelled may throw a {@link
   * java.util.concurrent.CancellationException}, and then nothing is told.
   */
  <M> Optional<Timing.Later> advise(Supplier<Advice<M>> work, Consumer<Advice<M>> then);
}
