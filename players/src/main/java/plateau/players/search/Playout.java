package plateau.players.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * Plays a match on from a position, to its end or as far as is worth it, and says what it brought
 * each seat. One thread at a time.
 */
final class Playout<S extends State<S, M>, M> {

  private static final double UNKNOWN = -1;

  private final Hints<S, M> hints;
  private final @Nullable Evaluation<S> evaluation;
  private final boolean isCooperative;
  private final int longestMatch;
  private final int horizon;
  private final int mostDecisions;
  private final double[] rewards;

  Playout(Game<S, M> game, Approach approach) {
    this.hints = game.hints();
    this.evaluation = game.evaluation().orElse(null);
    this.isCooperative = game.isCooperative();
    this.longestMatch = game.info().longestMatch();
    this.horizon = hints.horizon();
    this.mostDecisions = approach.decisions();
    this.rewards = new double[game.info().maxSeats()];
  }

  /** Uses the position up; the rewards are asked of the position that is left. */
  void run(S state, Chance chance) {
    Arrays.fill(rewards, UNKNOWN);
    int decisions = 0;
    int start = hints.round(state);
    while (state.toMove() != Seat.OVER
        && hints.round(state) - start < horizon
        && decisions < mostDecisions) {
      if (decisions++ > longestMatch) {
        throw new IllegalStateException("a match took more than " + longestMatch + " decisions");
      }
      state.play(hints.playout(state, chance), chance, Journal.OFF);
    }
  }

  /** What the match brought this seat, from 0 lost to 1 won; worked out once. */
  double reward(S state, int seat) {
    if (rewards[seat] == UNKNOWN) {
      rewards[seat] =
          state.toMove() == Seat.OVER ? earned(state.result(), seat) : hoped(state, seat);
    }
    return rewards[seat];
  }

  private double earned(Result result, int seat) {
    boolean isDraw = result.winners().isEmpty() && result.scores().size() == 2 && !isCooperative;
    if (isDraw) {
      return 0.5;
    }
    return result.won(seat) ? 1 : 0;
  }

  private double hoped(S state, int seat) {
    if (evaluation == null) {
      throw new IllegalStateException("a game that cuts playouts short needs an evaluation");
    }
    return evaluation.of(state, seat);
  }
}
