package plateau.bench;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import plateau.arena.Games;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.players.search.Budget;
import plateau.players.search.SearchPlayer;

/**
 * Imagined matches of one search at the opening of each game, counted one by one.
 *
 * <p>With {@code playouts=random} the search knows the rules alone: playouts are random and go on
 * to the end, where nothing is left to chance for ten rounds. With {@code playouts=own} each game
 * guides and cuts them as it does when people play. {@code threads} is how many threads one search
 * uses.
 */
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 5, time = 2)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SearchBench {

  private static final int MATCHES = 2000;
  private static final int ROUNDS_WITHOUT_CHANCE = 10;

  /** A search that thinks about the opening again and again. */
  @State(Scope.Benchmark)
  public static class Opening {

    @Param({"codroid", "iceberg", "panic-station", "deadzone"})
    public String game = "";

    @Param({"random", "own"})
    public String playouts = "";

    @Param({"1", "2"})
    public int threads;

    private ForkJoinPool pool = new ForkJoinPool(1);
    private Callable<Object> thinking = () -> game;

    @Setup
    public void sitDown() {
      pool = new ForkJoinPool(threads);
      thinking = thinking(Games.named(game));
    }

    @TearDown
    public void getUp() {
      pool.close();
    }

    private <S extends plateau.kernel.State<S, M>, M> Callable<Object> thinking(Game<S, M> own) {
      int rounds = own.isCertain() ? ROUNDS_WITHOUT_CHANCE : Integer.MAX_VALUE;
      Game<S, M> played = playouts.equals("own") ? own : new RandomPlayouts<>(own, rounds);
      var setup = plateau.kernel.Setup.of(own.info(), own.usualTable().size(), Map.of());
      S state = own.start(setup, new Seeded(1), Journal.OFF);
      SearchPlayer<S, M> player =
          new SearchPlayer<>(played, new Budget.Matches(MATCHES), new Seeded(2));
      return () -> player.think(new Decision<>(played, state));
    }
  }

  // The trees of a search grow on the threads of the pool in which it thinks.
  @Benchmark
  @OperationsPerInvocation(MATCHES)
  public Object match(Opening opening) {
    return opening.pool.submit(opening.thinking).join();
  }
}
