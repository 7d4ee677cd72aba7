package plateau.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Where the players of one table think while the table goes on talking. */
public interface Thinking {

  /** A clock for those who think so long and no longer. */
  long nanoTime();

  /** Works out a decision when there is room, and tells it in the table's own turn. */
  <T> void decide(Supplier<T> work, Consumer<T> then);

  /**
   * Works out what no move waits for, and tells it in the table's own turn; empty when too much
   * waits already. Work that is cancelled may throw a {@link
   * java.util.concurrent.CancellationException}, and then nothing is told.
   */
  <T> Optional<Timing.Later> advise(Supplier<T> work, Consumer<T> then);
}
