package plateau.kit;

import java.util.function.LongFunction;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kit.Trial.Outcome;

/** Looks at random matches of every set-up, and tells of the first that fails. */
final class ManyMatches<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Extent extent;
  private final Report<S, M> report;
  private int played;

  ManyMatches(Game<S, M> game, Extent extent) {
    this.game = game;
    this.extent = extent;
    report = new Report<>(game, extent.replays());
  }

  /** How many were looked at. */
  int played() {
    return played;
  }

  /** Fails with the shortest match that shows it, which it keeps as a replay file. */
  void hold(String name, LongFunction<Check<S, M>> check) {
    for (Setup setup : Setups.of(game)) {
      int moves = 0;
      for (int i = 0; i < extent.matches() && moves < extent.enoughMoves(); i++) {
        long seed = extent.first() + i;
        Trial<S, M> trial = new Trial<>(game, setup, seed, check.apply(seed));
        Outcome<S, M> outcome = trial.atRandom();
        played++;
        if (outcome.isFailure()) {
          Outcome<S, M> shortest = Shrinking.shortest(trial, outcome);
          throw report.of(
              name,
              setup,
              seed,
              shortest.match(),
              shortest.moves(),
              shortest.fault().orElseThrow());
        }
        moves += outcome.moves().size();
      }
    }
  }
}
