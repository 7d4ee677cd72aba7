package plateau.players.search;

import java.util.function.BooleanSupplier;

/**
 * Whether whoever began to ask still wants to know: until its thread is interrupted. It is asked
 * from all threads that search.
 */
final class StillWanted implements BooleanSupplier {

  private final Thread asker = Thread.currentThread();
  // A thread that waits for a parallel stream is not interrupted for as long as it waits: whoever
  // sees it first has to remember.
  private volatile boolean isGivenUp = asker.isInterrupted();

  @Override
  public boolean getAsBoolean() {
    if (asker.isInterrupted()) {
      isGivenUp = true;
    }
    return !isGivenUp;
  }
}
