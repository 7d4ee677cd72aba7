package plateau.arena.simulation;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import plateau.arena.rows.RowWriter;
import plateau.arena.simulation.Engine.Wanted;
import plateau.kernel.State;

/** Runs an experiment on an engine and counts. */
public final class Simulation<S extends State<S, M>, M> {

  /** Told now and then how many games are done, by the thread that called {@link #run}. */
  @FunctionalInterface
  public interface Progress {

    void done(long games, long total);
  }

  private final Experiment<S, M> experiment;
  private final Engine engine;
  private volatile boolean stopped;

  public Simulation(Experiment<S, M> experiment, Engine engine) {
    this.experiment = experiment;
    this.engine = engine;
  }

  public Simulation(Experiment<S, M> experiment, int threads) {
    this(experiment, new Threads(threads));
  }

  /**
   * Plays all games and counts.
   *
   * @throws CancellationException after {@link #stop}
   */
  public Findings<S, M> run(Progress progress) {
    try {
      return play(progress, null);
    } catch (IOException e) {
      throw new AssertionError("no rows, nothing to write", e);
    }
  }

  /** The same, and writes a row for each game, in order. Leaves the writer open. */
  public Findings<S, M> run(Progress progress, RowWriter rows) throws IOException {
    rows.columns(experiment.columns());
    return play(progress, rows);
  }

  /** Makes {@link #run} give up soon. From any thread. */
  public void stop() {
    stopped = true;
  }

  /** The same with rows for a table that already has its columns. */
  Findings<S, M> play(Progress progress, @Nullable RowWriter rows) throws IOException {
    long start = System.nanoTime();
    Tally tally = experiment.emptyTally();
    engine.play(
        experiment,
        rows == null ? Wanted.COUNTS : Wanted.COUNTS_AND_ROWS,
        () -> stopped,
        played -> {
          if (rows != null) {
            rows.rows(played.rows());
          }
          tally.addAll(played.tally());
          progress.done(tally.games(), experiment.games());
        });
    return new Findings<>(experiment, tally, (System.nanoTime() - start) / 1e9);
  }
}
