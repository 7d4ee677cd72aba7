package plateau.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Simulation;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.kernel.Setup;
import plateau.players.seating.Seating;

/**
 * What a simulation costs beside the games: random games of Codroid, played in a bare loop and by a
 * {@link Simulation} on one thread, which counts results, marks and curves.
 */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 8, time = 1)
@Measurement(iterations = 8, time = 1)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SimulationBench {

  private static final int GAMES = 50_000;

  /** What both play. */
  @State(Scope.Thread)
  public static class Codroid {

    private final CodroidGame game = new CodroidGame();
    private final RandomGames<CodroidState, CodroidMove> games = new RandomGames<>(game, 1);
    private final Experiment<CodroidState, CodroidMove> experiment =
        new Experiment<>(
            game,
            Setup.of(game.info(), 1, Map.of()),
            Seating.read(game, "random", Seating.People.ABSENT),
            GAMES,
            1);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public long bareLoop(Codroid codroid) {
    long decisions = 0;
    for (int i = 0; i < GAMES; i++) {
      decisions += codroid.games.play(codroid.games.start(), Integer.MAX_VALUE);
    }
    return decisions;
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Object simulation(Codroid codroid) {
    return new Simulation<>(codroid.experiment, 1).run((games, total) -> {});
  }
}
