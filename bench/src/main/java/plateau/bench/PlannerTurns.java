package plateau.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.player.Planner;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Decision;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * How much processor time Iceberg's planner takes for a turn, in matches of two planners on
 * generated maps. Processor time, because others may use the machine too. Arguments: how many maps,
 * and the walls and aliens of each.
 */
public final class PlannerTurns {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int TURNS = 200;
  private static final int WARM_UP = 5;
  private static final double NANOS_PER_MS = 1e6;

  private final IcebergGame game = new IcebergGame();
  private final int walls;
  private final int aliens;

  private PlannerTurns(int walls, int aliens) {
    this.walls = walls;
    this.aliens = aliens;
  }

  public static void main(String[] args) {
    int[] numbers = Arrays.stream(args).mapToInt(Integer::parseInt).toArray();
    PlannerTurns turns = new PlannerTurns(numbers[1], numbers[2]);
    long[] cold = turns.measured(1, WARM_UP);
    System.out.printf(
        Locale.ROOT, "first turn of all, code not yet compiled: %.1f ms%n", cold[0] / NANOS_PER_MS);
    tell("before the code is warm", cold);
    tell("warm", turns.measured(1, numbers[0]));
  }

  private long[] measured(int from, int maps) {
    long[] nanos = new long[maps * TURNS];
    for (int map = 0; map < maps; map++) {
      play(from + map, nanos, map * TURNS);
    }
    return nanos;
  }

  private void play(int number, long[] nanos, int at) {
    MapPlan plan = new MapPlan(Optional.empty(), walls, aliens);
    String map = MapWriter.write(MapGenerator.generate(plan, new Seeded(number)));
    Seeded chance = new Seeded(number);
    Setup setup = Setup.of(game.info(), 2, Map.of("map", map));
    IcebergState state = game.start(setup, chance, Journal.OFF);
    List<Planner> players = Stream.generate(Planner::new).limit(2).toList();
    for (int turn = 0; state.toMove() != Seat.OVER; turn++) {
      Planner player = players.get(state.toMove());
      IcebergMove move;
      do {
        long before = THREADS.getCurrentThreadCpuTime();
        move = player.decide(new Decision<>(game, state));
        nanos[at + turn] += THREADS.getCurrentThreadCpuTime() - before;
        state.play(move, chance, Journal.OFF);
      } while (!move.equals(IcebergMove.END));
    }
  }

  private static void tell(String when, long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    System.out.printf(
        Locale.ROOT,
        "%s, %d turns: mean %.1f ms, median %.1f, 99 %% %.1f, 99.9 %% %.1f, max %.1f%n",
        when,
        sorted.length,
        Arrays.stream(sorted).average().orElseThrow() / NANOS_PER_MS,
        quantile(sorted, 0.5),
        quantile(sorted, 0.99),
        quantile(sorted, 0.999),
        quantile(sorted, 1));
  }

  private static double quantile(long[] sorted, double share) {
    return sorted[(int) Math.ceil(share * sorted.length) - 1] / NANOS_PER_MS;
  }
}
