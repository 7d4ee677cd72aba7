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
import plateau.kernel.chance.Seeded;
import plateau.panic.PanicGame;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicState;

/**
 * Complete random games of Panic Station, six seats, standard options, the journal off; the copy of
 * a position; and a whole position imagined by one seat after the other.
 */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
// The rules are many, and the JIT takes its time.
@Warmup(iterations = 12, time = 1)
@Measurement(iterations = 5, time = 1)
public class PanicBench {

  private static final int SEATS = 6;

  /** Games one after the other. */
  @State(Scope.Thread)
  public static class Table {
    final RandomGames<PanicState, PanicMove> games = new RandomGames<>(new PanicGame(), SEATS);
  }

  /** A position in the middle of a game. */
  @State(Scope.Thread)
  public static class Middle {

    private static final int STEPS = 80;

    final RandomGames<PanicState, PanicMove> games = new RandomGames<>(new PanicGame(), SEATS);
    final PanicState state = games.start();
    private final Seeded dreams = new Seeded(7);
    private long dream;
    private int seat;

    public Middle() {
      games.play(state, STEPS);
    }

    PanicState imagine() {
      dreams.restart(++dream, 0);
      seat = (seat + 1) % SEATS;
      return games.game().imagine(state, seat, dreams);
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public PanicState randomGame(Table table, Counted counted) {
    PanicState state = table.games.start();
    counted.decisions += table.games.play(state, Integer.MAX_VALUE);
    return state;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public PanicState copy(Middle middle) {
    return middle.state.copy();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public PanicState imagine(Middle middle) {
    return middle.imagine();
  }
}
