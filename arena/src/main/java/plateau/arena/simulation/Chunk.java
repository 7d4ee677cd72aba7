package plateau.arena.simulation;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import plateau.arena.Autoplay;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.words.Problem;

/** Some games in a row, played by one thread. */
final class Chunk<S extends State<S, M>, M> {

  private final Experiment<S, M> experiment;
  private final Engine.Wanted wanted;
  private final Autoplay<S, M> autoplay;
  private final Tally tally;
  private final Measured<S> measured;
  private final Rows rows;

  Chunk(Experiment<S, M> experiment, Engine.Wanted wanted) {
    this.experiment = experiment;
    this.wanted = wanted;
    this.autoplay = experiment.autoplay();
    this.tally = experiment.emptyTally();
    this.measured = new Measured<>(experiment.gauges(), tally);
    this.rows = new Rows(experiment.swept());
  }

  PlayedGames play(long from, long to, BooleanSupplier stopped) {
    for (long game = from; game < to; game++) {
      if (stopped.getAsBoolean()) {
        throw new CancellationException();
      }
      play(game);
    }
    return new PlayedGames(from, to, rows.text(), tally);
  }

  private void play(long game) {
    long seed = experiment.seedOf(game);
    try {
      S last = autoplay.play(seed, measured);
      Result result = last.result();
      measured.end(result);
      if (wanted == Engine.Wanted.COUNTS_AND_ROWS) {
        rows.add(game, seed, last, measured);
      }
    } catch (Problem problem) {
      throw problem;
    } catch (RuntimeException bug) {
      throw new IllegalStateException(
          "game %d of %s broke. Reproduce: play %s --seats %s --seed %d, options %s"
              .formatted(
                  game,
                  experiment.game().info().id(),
                  experiment.game().info().id(),
                  experiment.seating(),
                  seed,
                  experiment.setup().options()),
          bug);
    }
  }
}
