package plateau.arena.simulation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import plateau.arena.Autoplay;
import plateau.arena.rows.Column;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;

/**
 * What is to be simulated. Equal experiments give equal rows, whatever runs them.
 *
 * @param swept what tells this experiment from the others of its sweep, by name; each row begins
 *     with it
 */
public record Experiment<S extends State<S, M>, M>(
    Game<S, M> game,
    Setup setup,
    Seating<S, M> seating,
    long games,
    long seed,
    Map<String, String> swept) {

  public Experiment {
    swept = Collections.unmodifiableMap(new LinkedHashMap<>(swept));
    if (games < 1) {
      throw new Problem(Message.of("simulation.games", "found", games));
    }
    if (setup.seats() != seating.size()) {
      throw new IllegalArgumentException(seating + " for " + setup.seats() + " seats");
    }
  }

  /** An experiment that stands alone. */
  public Experiment(Game<S, M> game, Setup setup, Seating<S, M> seating, long games, long seed) {
    this(game, setup, seating, games, seed, Map.of());
  }

  /** The seed of one of the games, from 0: the match can be played again with it alone. */
  public long seedOf(long index) {
    return Seeded.derive(seed, index);
  }

  /** What the game measures. */
  public Gauges<S> gauges() {
    return game.gauges().orElseGet(Unmeasured::new);
  }

  /** What a row holds. */
  public List<Column> columns() {
    return Rows.columns(this);
  }

  /**
   * Plays some of the games, on this thread.
   *
   * @throws CancellationException soon after {@code stopped} says so
   */
  public PlayedGames play(long from, long to, Engine.Wanted wanted, BooleanSupplier stopped) {
    return new Chunk<>(this, wanted).play(from, to, stopped);
  }

  Autoplay<S, M> autoplay() {
    return new Autoplay<>(game, setup, seating);
  }

  Tally emptyTally() {
    return new Tally(seating.size(), gauges().series().size(), gauges().marks().size());
  }
}
