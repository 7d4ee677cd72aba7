package plateau.arena.simulation;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import plateau.arena.Finished;
import plateau.kernel.State;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Runs an experiment on several threads. The games are cut into chunks that are counted in their
 * order, a few chunks ahead at most, so rows come in order and memory does not grow with the number
 * of games.
 */
public final class Simulation<S extends State<S, M>, M> {

  /** Told now and then how many games are done, by the thread that called {@link #run}. */
  @FunctionalInterface
  public interface Progress {

    void done(long games, long total);
  }

  private static final int LARGEST_CHUNK = 512;
  private static final int CHUNKS_AHEAD = 4;

  private final Experiment<S, M> experiment;
  private final int threads;
  private volatile boolean stopped;

  public Simulation(Experiment<S, M> experiment, int threads) {
    if (threads < 1) {
      throw new Problem(Message.of("simulation.threads", "found", threads));
    }
    this.experiment = experiment;
    this.threads = threads;
  }

  /**
   * Plays all games and counts.
   *
   * @throws CancellationException after {@link #stop}
   */
  public Findings<S, M> run(Progress progress) {
    try {
      return runAll(progress, null);
    } catch (IOException e) {
      throw new AssertionError("no rows, nothing to write", e);
    }
  }

  /** The same, and writes a header and a row of CSV for each game, in order. */
  public Findings<S, M> run(Progress progress, Appendable rows) throws IOException {
    rows.append(Rows.header(experiment.gauges()));
    return runAll(progress, rows);
  }

  /** Makes {@link #run} give up soon. From any thread. */
  public void stop() {
    stopped = true;
  }

  private Findings<S, M> runAll(Progress progress, @Nullable Appendable rows) throws IOException {
    long start = System.nanoTime();
    Tally tally = experiment.emptyTally();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      runChunks(pool, tally, progress, rows);
    } finally {
      pool.shutdownNow();
    }
    return new Findings<>(experiment, tally, (System.nanoTime() - start) / 1e9);
  }

  private void runChunks(
      ExecutorService pool, Tally tally, Progress progress, @Nullable Appendable rows)
      throws IOException {
    Queue<Future<Chunk<S, M>>> ahead = new ArrayDeque<>();
    long size = chunkSize();
    long next = 0;
    while (tally.games() < experiment.games()) {
      while (next < experiment.games() && ahead.size() < CHUNKS_AHEAD * threads) {
        long from = next;
        next = Math.min(experiment.games(), from + size);
        long to = next;
        ahead.add(
            pool.submit(
                () -> new Chunk<>(experiment, rows != null).play(from, to, this::isToStop)));
      }
      Chunk<S, M> chunk = Finished.of(ahead.remove());
      if (rows != null) {
        rows.append(chunk.rows());
      }
      tally.addAll(chunk.tally());
      progress.done(tally.games(), experiment.games());
    }
  }

  // When one chunk has failed the pool interrupts the others.
  private boolean isToStop() {
    return stopped || Thread.currentThread().isInterrupted();
  }

  // Small enough for a lively progress bar when games are slow, large enough not to be felt when
  // they are fast.
  private long chunkSize() {
    return Math.clamp(experiment.games() / (50L * threads), 1, LARGEST_CHUNK);
  }
}
