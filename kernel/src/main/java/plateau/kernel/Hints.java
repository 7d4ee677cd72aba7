package plateau.kernel;

import java.util.List;
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

  /**
   * What {@link #promise} says of every move when a game has nothing to say. Where it has an
   * evaluation and names no {@link #horizon}, a search asks that instead.
   */
  double NO_IDEA = -1;

  /** The same for all legal moves of a position at once. */
  default double[] promises(S state, List<M> moves) {
    double[] promises = new double[moves.size()];
    for (int i = 0; i < promises.length; i++) {
      promises[i] = promise(state, moves.get(i));
    }
    return promises;
  }

  /** How many tries the promise of a move counts for: more where it is a good guess. */
  default int confidence() {
    return 1;
  }

  /**
   * How many of the most promising moves are looked at; {@link Integer#MAX_VALUE} for all of them.
   */
  default int breadth() {
    return Integer.MAX_VALUE;
  }

  /**
   * How much a move that was seldom tried is worth another try: less where the evaluation tells
   * moves apart by little.
   */
  default double curiosity() {
    return USUAL_CURIOSITY;
  }

  /** Half the square root of two: what the theory asks for when matches are won or lost. */
  double USUAL_CURIOSITY = 0.7;

  /** How far the match has come, in rounds. Only differences matter. */
  default int round(S state) {
    return 0;
  }

  /**
   * After how many rounds a playout ends and the game's evaluation takes over; {@link
   * Integer#MAX_VALUE} to play on to the end, or, in a game with an evaluation, for as long as a
   * search sees fit.
   */
  default int horizon() {
    return Integer.MAX_VALUE;
  }
}
