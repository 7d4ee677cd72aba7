package plateau.players;

import org.jspecify.annotations.Nullable;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * What a seat may expect of a position, from 0 lost to 1 won: the result when the match is over,
 * else the game's evaluation, else the result of one random playout. Uses the position up.
 */
final class PositionValue<S extends State<S, M>, M> {

  private final @Nullable Evaluation<S> evaluation;
  private final int longestMatch;

  private PositionValue(@Nullable Evaluation<S> evaluation, int longestMatch) {
    this.evaluation = evaluation;
    this.longestMatch = longestMatch;
  }

  static <S extends State<S, M>, M> PositionValue<S, M> of(Game<S, M> game) {
    return new PositionValue<>(game.evaluation().orElse(null), game.info().longestMatch());
  }

  double of(S state, int seat, Chance chance) {
    if (evaluation != null && state.toMove() != Seat.OVER) {
      return evaluation.of(state, seat);
    }
    playOut(state, chance);
    return state.result().won(seat) ? 1 : 0;
  }

  private void playOut(S state, Chance chance) {
    int decisions = 0;
    while (state.toMove() != Seat.OVER) {
      if (decisions++ > longestMatch) {
        throw new IllegalStateException("a match took more than " + longestMatch + " decisions");
      }
      state.play(RandomPlayer.pick(state.moves(), chance), chance, Journal.OFF);
    }
  }
}
