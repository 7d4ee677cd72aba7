package plateau.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;

/**
 * Complete random games of Codroid, one seat, standard options, the journal off; and the copy of a
 * position.
 */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CodroidBench {

  /** Games one after the other. */
  @State(Scope.Thread)
  public static class Table {
    final RandomGames<CodroidState, CodroidMove> games = new RandomGames<>(new CodroidGame(), 1);
  }

  /** A position in the middle of a game. */
  @State(Scope.Thread)
  public static class Middle {

    private static final int STEPS = 6;

    final RandomGames<CodroidState, CodroidMove> games = new RandomGames<>(new CodroidGame(), 1);
    final CodroidState state = games.start();

    public Middle() {
      games.play(state, STEPS);
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public CodroidState randomGame(Table table, Counted counted) {
    CodroidState state = table.games.start();
    counted.decisions += table.games.play(state, Integer.MAX_VALUE);
    return state;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public CodroidState copy(Middle middle) {
    return middle.state.copy();
  }
}
