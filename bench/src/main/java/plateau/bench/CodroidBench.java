package plateau.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plateau.codroid.CodroidGame;
import plateau.codroid.CodroidMove;
import plateau.codroid.CodroidState;
import plateau.kernel.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.player.Decision;
import plateau.kernel.player.Player;
import plateau.players.RandomPlayer;

/**
 * Complete random games of Codroid, one seat, standard options, the journal off; and the copy of a
 * position.
 */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CodroidBench {

  /** What a random game needs; all of it is used again for the next game. */
  @State(Scope.Thread)
  public static class Table {

    private final CodroidGame game = new CodroidGame();
    private final plateau.kernel.Setup setup = plateau.kernel.Setup.of(game.info(), 1, Map.of());
    private final Seeded dice = new Seeded(0);
    private final Player<CodroidState, CodroidMove> player = new RandomPlayer<>(new Seeded(1));
    private long seed;

    private CodroidState start() {
      seed++;
      dice.restart(seed, 0);
      return game.start(setup, dice, Journal.OFF);
    }

    private void step(CodroidState state, int step) {
      CodroidMove move = player.decide(new Decision<>(game, state));
      dice.restart(seed, step);
      state.play(move, dice, Journal.OFF);
    }
  }

  /** Decisions made, beside the games of the benchmark itself. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counted {
    public long decisions;
  }

  /** A position in the middle of a game. */
  @State(Scope.Thread)
  public static class Middle {

    private static final int STEPS = 6;

    CodroidState state = new Table().start();

    @Setup
    public void playToTheMiddle() {
      Table table = new Table();
      state = table.start();
      for (int step = 1; step <= STEPS; step++) {
        table.step(state, step);
      }
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public CodroidState randomGame(Table table, Counted counted) {
    CodroidState state = table.start();
    int step = 0;
    while (state.toMove() != Seat.OVER) {
      table.step(state, ++step);
    }
    counted.decisions += step;
    return state;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public CodroidState copy(Middle middle) {
    return middle.state.copy();
  }
}
