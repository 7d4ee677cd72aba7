package plateau.bench;

import java.util.Map;
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
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.chance.Seeded;

/**
 * Complete games of Deadzone, wardens against ironworks, domination, the journal off: at random,
 * and JADE against JADE; the copy of a position, and a position imagined.
 */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
// The rules are many, and the JIT takes its time.
@Warmup(iterations = 12, time = 1)
@Measurement(iterations = 5, time = 1)
public class DeadzoneGamesBench {

  private static final int SEATS = 2;

  /** Random games one after the other. */
  @State(Scope.Thread)
  public static class AtRandom {
    final RandomGames<DeadzoneState, Command> games = new RandomGames<>(new DeadzoneGame(), SEATS);
  }

  /** JADE on both sides. */
  @State(Scope.Thread)
  public static class Jades {
    final RandomGames<DeadzoneState, Command> games =
        new RandomGames<>(new DeadzoneGame(), SEATS, Map.of("jade", "both"));
  }

  /** A position in the middle of a game. */
  @State(Scope.Thread)
  public static class Middle {

    private static final int STEPS = 120;

    final RandomGames<DeadzoneState, Command> games =
        new RandomGames<>(new DeadzoneGame(), SEATS, Map.of("jade", "north"));
    final DeadzoneState state = games.start();
    private final Seeded dreams = new Seeded(7);
    private long dream;

    public Middle() {
      games.play(state, STEPS);
    }

    DeadzoneState imagine() {
      dreams.restart(++dream, 0);
      return games.game().imagine(state, 0, dreams);
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public DeadzoneState randomGame(AtRandom random, Counted counted) {
    DeadzoneState state = random.games.start();
    counted.decisions += random.games.play(state, Integer.MAX_VALUE);
    return state;
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public DeadzoneState jadeAgainstJade(Jades jades, Counted counted) {
    DeadzoneState state = jades.games.start();
    counted.decisions += jades.games.play(state, Integer.MAX_VALUE);
    return state;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public DeadzoneState copy(Middle middle) {
    return middle.state.copy();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public DeadzoneState imagine(Middle middle) {
    return middle.imagine();
  }
}
