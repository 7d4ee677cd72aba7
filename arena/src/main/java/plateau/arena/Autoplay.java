package plateau.arena;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.players.seating.SeatedPlayer;
import plateau.players.seating.Seating;

/**
 * Plays whole matches between computer players, fast: without the door, the journal and the list of
 * steps. Dice and players get their chance as in a {@link plateau.kernel.match.Match} with {@link
 * plateau.kernel.chance.Dice#seeded}, so the same seed gives the same match there. One thread at a
 * time.
 */
public final class Autoplay<S extends State<S, M>, M> {

  /** Sees the positions of a match as they come. */
  @FunctionalInterface
  public interface Watcher<S> {

    /** The position after this step; step 0 is the set-up. Not to be changed or kept. */
    void see(int step, S state);
  }

  private final Game<S, M> game;
  private final Setup setup;
  private final Seating<S, M> seating;
  private final Seeded dice = new Seeded(0);
  private final List<SeatedPlayer<S, M>> players = new ArrayList<>();

  public Autoplay(Game<S, M> game, Setup setup, Seating<S, M> seating) {
    this.game = game;
    this.setup = setup;
    this.seating = seating;
  }

  /** The last position of the match with this seed. */
  public S play(long seed, Watcher<? super S> watcher) {
    seatPlayers(seed);
    dice.restart(seed, 0);
    S state = game.start(setup, dice, Journal.OFF);
    watcher.see(0, state);
    for (int step = 1; state.toMove() != Seat.OVER; step++) {
      checkBound(step);
      M move = players.get(state.toMove()).decide(state, step);
      dice.restart(seed, step);
      state.play(move, dice, Journal.OFF);
      watcher.see(step, state);
    }
    return state;
  }

  private void seatPlayers(long seed) {
    players.clear();
    for (int seat = 0; seat < seating.size(); seat++) {
      players.add(seating.seated(seat, seed));
    }
  }

  private void checkBound(int step) {
    if (step > game.info().longestMatch()) {
      throw new IllegalStateException(
          "the match goes on after %d decisions, the most that %s claims"
              .formatted(game.info().longestMatch(), game.info().id()));
    }
  }
}
