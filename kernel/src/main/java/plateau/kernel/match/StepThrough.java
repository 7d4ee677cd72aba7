package plateau.kernel.match;

import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;

/** Goes through all positions of a match whose steps have been checked before. */
public final class StepThrough {

  /** Sees the positions as they come. */
  @FunctionalInterface
  public interface Watcher<S> {

    /** The position after this step. Not to be changed or kept. */
    void see(Step step, S state);
  }

  private StepThrough() {}

  /** From the set-up to the last of these steps. */
  public static <S extends State<S, M>, M> void through(
      Game<S, M> game, Setup setup, List<Step> steps, Watcher<? super S> watcher) {
    Step first = steps.getFirst();
    S state = game.start(setup, new RecordedChance(first.draws()), Journal.OFF);
    watcher.see(first, state);
    for (Step step : steps.subList(1, steps.size())) {
      M move = game.notation().read(step.move()).orElseThrow();
      state.play(move, new RecordedChance(step.draws()), Journal.OFF);
      watcher.see(step, state);
    }
  }
}
