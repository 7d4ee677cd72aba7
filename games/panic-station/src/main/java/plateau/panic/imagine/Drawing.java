package plateau.panic.imagine;

import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.Chance;

/**
 * Draws a past that fits all that a seat knows. In very long games, when nearly every card has been
 * seen somewhere, none may be found in time: then cards are let change hands unseen (see {@link
 * PastSampler#withUnseenSwaps}). There is no way back to the truth.
 */
public final class Drawing {

  // Nearly always the first try arrives. A search that takes long begins anew from time to time,
  // as it may have gone wrong early.
  private static final int FIRST_STEPS = 256;
  private static final int MOST_STEPS = 1 << 20;
  private static final int TRIES_WITH_SWAPS = 1000;

  private Drawing() {}

  public static Past of(Known known, Chance chance) {
    PastSampler sampler = new PastSampler(known, chance);
    @Nullable Past past = sampler.straight();
    for (int steps = FIRST_STEPS; past == null && steps <= MOST_STEPS; steps *= 2) {
      past = sampler.withReturns(steps);
    }
    for (int i = 0; past == null && i < TRIES_WITH_SWAPS; i++) {
      past = sampler.withUnseenSwaps();
    }
    if (past == null) {
      throw new IllegalStateException("what seat " + known.me + " has seen cannot have happened");
    }
    return past;
  }
}
