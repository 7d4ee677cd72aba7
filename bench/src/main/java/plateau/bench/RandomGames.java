package plateau.bench;

import java.util.Map;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.players.RandomPlayer;

/**
 * Random games one after the other, each with a seed of its own, standard options unless others are
 * given, the journal off. What a game needs is used again for the next one.
 */
final class RandomGames<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Setup setup;
  private final Seeded dice = new Seeded(0);
  private final Player<S, M> player = new RandomPlayer<>(new Seeded(1));
  private long seed;

  RandomGames(Game<S, M> game, int seats) {
    this(game, seats, Map.of());
  }

  RandomGames(Game<S, M> game, int seats, Map<String, String> options) {
    this.game = game;
    this.setup = Setup.of(game.info(), seats, options);
  }

  Game<S, M> game() {
    return game;
  }

  S start() {
    seed++;
    dice.restart(seed, 0);
    return game.start(setup, dice, Journal.OFF);
  }

  /** Plays to the end, or until so many steps have been played; how many there were. */
  int play(S state, int mostSteps) {
    int step = 0;
    while (step < mostSteps && state.toMove() != Seat.OVER) {
      step++;
      M move = player.decide(new Decision<>(game, state));
      dice.restart(seed, step);
      state.play(move, dice, Journal.OFF);
    }
    return step;
  }
}
