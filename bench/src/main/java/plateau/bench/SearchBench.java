package plateau.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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
import org.openjdk.jmh.annotations.Warmup;
import plateau.codroid.CodroidGame;
import plateau.deadzone.DeadzoneGame;
import plateau.iceberg.IcebergGame;
import plateau.kernel.Game;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.player.Decision;
import plateau.panic.PanicGame;
import plateau.players.search.Budget;
import plateau.players.search.SearchPlayer;

/**
 * Imagined matches of a search at the opening of each game, counted one by one. Whether a game's
 * playouts go to the end is the game's choice: Codroid's end after two rounds, Iceberg's after ten.
 * For one core run it with {@code -Djava.util.concurrent.ForkJoinPool.common.parallelism=0} among
 * JMH's {@code -jvmArgsAppend}.
 */
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 5, time = 2)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SearchBench {

  private static final int MATCHES = 2000;

  /** A search that thinks about the opening again and again. */
  @State(Scope.Thread)
  public static class Opening {

    @Param({"codroid", "iceberg", "panic-station", "deadzone"})
    public String game = "";

    private Supplier<Object> thinking = () -> game;

    @Setup
    public void sitDown() {
      thinking =
          switch (game) {
            case "codroid" -> thinking(new CodroidGame());
            case "iceberg" -> thinking(new IcebergGame());
            case "panic-station" -> thinking(new PanicGame());
            case "deadzone" -> thinking(new DeadzoneGame());
            default -> throw new IllegalArgumentException(game);
          };
    }

    private static <S extends plateau.kernel.State<S, M>, M> Supplier<Object> thinking(
        Game<S, M> game) {
      var setup = plateau.kernel.Setup.of(game.info(), game.usualTable().size(), Map.of());
      S state = game.start(setup, new Seeded(1), Journal.OFF);
      SearchPlayer<S, M> player =
          new SearchPlayer<>(game, new Budget.Matches(MATCHES), new Seeded(2));
      return () -> player.think(new Decision<>(game, state));
    }
  }

  @Benchmark
  @OperationsPerInvocation(MATCHES)
  public Object match(Opening opening) {
    return opening.thinking.get();
  }
}
