package plateau.arena.simulation;

import plateau.arena.Autoplay;
import plateau.arena.Seating;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** What is to be simulated. Equal experiments give equal rows, whatever runs them. */
public record Experiment<S extends State<S, M>, M>(
    Game<S, M> game, Setup setup, Seating<S, M> seating, long games, long seed) {

  public Experiment {
    if (games < 1) {
      throw new Problem(Message.of("simulation.games", "found", games));
    }
    if (setup.seats() != seating.size()) {
      throw new IllegalArgumentException(seating + " for " + setup.seats() + " seats");
    }
  }

  /** The seed of one of the games, from 0: the match can be played again with it alone. */
  public long seedOf(long index) {
    return Seeded.derive(seed, index);
  }

  /** What the game measures. */
  public Gauges<S> gauges() {
    return game.gauges().orElseGet(Unmeasured::new);
  }

  Autoplay<S, M> autoplay() {
    return new Autoplay<>(game, setup, seating);
  }

  Tally emptyTally() {
    return new Tally(seating.size(), gauges().series().size(), gauges().marks().size());
  }
}
