package plateau.kernel;

import java.util.List;
import plateau.kernel.chance.Chance;

/**
 * What a player may use to decide: its seat's view, the legal moves, and positions that could be
 * the true one. The true position stays inside, so a player cannot know more than the rules allow.
 */
public final class Decision<S extends State<S, M>, M> {

  /** The number of a step that belongs to no match. */
  public static final int NO_STEP = -1;

  private final Game<S, M> game;
  private final S state;
  private final int seat;
  private final int step;

  /** The decision of the seat that is to move in this position. */
  public Decision(Game<S, M> game, S state) {
    this(game, state, NO_STEP);
  }

  /**
   * The same in a match.
   *
   * @param step the number that the step with this move will have, from 1
   */
  public Decision(Game<S, M> game, S state, int step) {
    this.game = game;
    this.state = state;
    this.seat = state.toMove();
    this.step = step;
  }

  /** The same decision for another thread: it shares nothing with this one that changes. */
  public Decision<S, M> copy() {
    return new Decision<>(game, state.copy(), step);
  }

  public Game<S, M> game() {
    return game;
  }

  public int seat() {
    return seat;
  }

  /** The number that the step with this move will have, from 1, or {@link #NO_STEP}. */
  public int step() {
    return step;
  }

  public Object view() {
    return game.view(state, seat);
  }

  public List<M> moves() {
    return state.moves();
  }

  /** A whole position that fits what the seat knows, to try moves on. */
  public S imagine(Chance chance) {
    return game.imagine(state, seat, chance);
  }
}
