package plateau.table;

import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.players.seating.SeatedPlayer;
import plateau.players.seating.Seating;

/**
 * A computer player in its seat, who never stops a match: where it breaks, chance decides. What it
 * decides depends on the seed of the match, the seat and the step alone. One thread at a time.
 */
public final class SteadyPlayer<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final SeatedPlayer<S, M> player;
  private final long seed;
  private final Observer observer;

  /**
   * The player that decides on a seat.
   *
   * @param seating as {@link Seating} reads it
   */
  public SteadyPlayer(Game<S, M> game, String seating, int seat, long seed, Observer observer) {
    this.game = game;
    this.player = Seating.read(game, seating, Seating.People.WELCOME).seated(seat, seed);
    this.seed = seed;
    this.observer = observer;
  }

  /**
   * A legal move.
   *
   * @param step the number that the step with this move will have
   */
  public M decide(S state, int step) {
    observer.decides();
    S copy = state.copy();
    try {
      M move = player.decide(copy, step);
      if (state.allows(move)) {
        return move;
      }
      observer.failed(
          "a computer player of " + game.info().id() + " broke the rules",
          new IllegalStateException("illegal move at step " + step));
    } catch (RuntimeException e) {
      observer.failed("a computer player of " + game.info().id() + " broke at step " + step, e);
    }
    return state.moves().get(Seeded.forStep(seed, step).below(state.moves().size()));
  }
}
