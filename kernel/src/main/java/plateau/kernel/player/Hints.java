package plateau.kernel.player;

import java.util.List;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;

/**
 * What a game tells a search beside its rules. Every hint has a neutral answer, so a game gives
 * those that it has. Called in the innermost loop: quick rather than good.
 */
public interface Hints<S extends State<S, M>, M> {

  /** No hint in particular. */
  static <S extends State<S, M>, M> Hints<S, M> none() {
    return new Hints<>() {};
  }

  /** The next move of a playout: something that a sensible player might do. */
  default M playout(S state, Chance chance) {
    List<M> moves = state.moves();
    return moves.get(chance.below(moves.size()));
  }

  /** How good a legal move looks before it is tried, from 0 to 1. */
  default double promise(S state, M move) {
    return NO_IDEA;
  }

  /** What {@link #promise} says of every move when a game has nothing to say. */
  double NO_IDEA = -1;

  /** How far the match has come, in rounds. Only differences matter. */
  default int round(S state) {
    return 0;
  }

  /**
   * After how many rounds a playout ends and the game's evaluation takes over; {@link
   * Integer#MAX_VALUE} to play on to the end.
   */
  default int horizon() {
    return Integer.MAX_VALUE;
  }
}
