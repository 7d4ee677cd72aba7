package plateau.players.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/** How good moves look before they are tried. One thread at a time. */
final class Promises<S extends State<S, M>, M> {

  private final Hints<S, M> hints;
  private final @Nullable Evaluation<S> evaluation;
  private final Chance dice;

  Promises(Game<S, M> game, Approach approach, Chance dice) {
    this.hints = game.hints();
    this.evaluation = approach.judgesAlone() ? game.evaluation().orElse(null) : null;
    this.dice = dice;
  }

  /** Where a game promises nothing, its evaluation says how good each move looks once played. */
  double[] of(S state, List<M> moves) {
    double[] promises = hints.promises(state, moves);
    Evaluation<S> value = evaluation;
    if (value == null || promises[0] != Hints.NO_IDEA) {
      return promises;
    }
    int seat = state.toMove();
    for (int i = 0; i < promises.length; i++) {
      S trial = state.copy();
      trial.play(moves.get(i), dice, Journal.OFF);
      promises[i] = value.of(trial, seat);
    }
    return promises;
  }
}
