package plateau.spark;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import plateau.arena.simulation.Engine;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.PlayedGames;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Plays on executors of a Spark cluster. The games are cut into parts, a task for each, and the
 * parts into waves, of which a few are under way. A task that fails is tried again elsewhere; what
 * counts is the one answer that Spark gives for each part, so no game is counted twice.
 */
final class SparkEngine implements Engine {

  private static final int LARGEST_PART = 4096;
  private static final int PARTS_OF_A_CORE = 4;
  private static final int WAVES_AHEAD = 2;

  private final JavaSparkContext spark;

  SparkEngine(SparkConf settings) {
    spark = new JavaSparkContext(settings);
  }

  @Override
  public void play(
      Experiment<?, ?> experiment, Wanted wanted, BooleanSupplier stopped, Receiver receiver)
      throws IOException {
    Order order = Order.of(experiment, wanted);
    Queue<JavaFutureAction<List<PlayedGames>>> ahead = new ArrayDeque<>();
    try {
      long next = 0;
      long received = 0;
      while (received < experiment.games()) {
        while (next < experiment.games() && ahead.size() < WAVES_AHEAD) {
          List<Part> wave = wave(next, experiment.games());
          next = wave.getLast().to();
          ahead.add(spark.parallelize(wave, wave.size()).map(order).collectAsync());
        }
        for (PlayedGames played : answer(ahead.remove())) {
          checkStop(stopped);
          received = inOrder(played, received);
          receiver.take(played);
        }
      }
    } finally {
      ahead.forEach(wave -> wave.cancel(true));
    }
  }

  @Override
  public void close() {
    spark.close();
  }

  private List<Part> wave(long first, long end) {
    int cores = spark.defaultParallelism();
    long size = Math.clamp(end / (20L * cores), 1, LARGEST_PART);
    List<Part> parts = new ArrayList<>();
    for (long from = first; from < end && parts.size() < PARTS_OF_A_CORE * cores; from += size) {
      parts.add(new Part(from, Math.min(end, from + size)));
    }
    return parts;
  }

  private static long inOrder(PlayedGames played, long expected) {
    if (played.from() != expected) {
      throw new IllegalStateException(
          "games from %d came where %d was next".formatted(played.from(), expected));
    }
    return played.to();
  }

  private static void checkStop(BooleanSupplier stopped) {
    if (stopped.getAsBoolean()) {
      throw new CancellationException();
    }
  }

  private static List<PlayedGames> answer(JavaFutureAction<List<PlayedGames>> wave) {
    try {
      return wave.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    } catch (ExecutionException e) {
      throw new Problem(Message.of("cluster.gave-up", "reason", firstLine(e)), e);
    }
  }

  // Spark's message goes on with the stack of the executor.
  private static String firstLine(ExecutionException e) {
    return String.valueOf(e.getCause()).lines().findFirst().orElse("");
  }
}
