package plateau.bench;

import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.movement.Travel;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.sight.Sight;
import plateau.deadzone.sight.Visibility;
import plateau.kernel.chance.Seeded;

/** Questions to the board of Deadzone, on the map depot-9, about random standable cubes. */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DeadzoneBench {

  /** The board, and pairs of cubes to ask about. */
  @State(Scope.Thread)
  public static class Depot {

    private static final int PAIRS = 1 << 12;

    final Terrain terrain = SkirmishMap.depot9().terrain();
    final Sight sight = new Sight(terrain);
    final Travel travel = new Travel(Ways.of(terrain));
    final CubeSet smoke = CubeSet.of(Cube.at(1, 5, 0), Cube.at(5, 3, 0));
    final CubeSet enemies = CubeSet.of(Cube.at(3, 7, 0), Cube.at(4, 7, 0), Cube.at(6, 5, 0));
    final CubeSet room = CubeSet.of(IntStream.range(0, Cube.COUNT).toArray());
    final CubeSet mines = CubeSet.of(Cube.at(2, 4, 0));
    final CubeSet reach = new CubeSet();
    private final int[] pairs = new int[2 * PAIRS];
    private int next;

    public Depot() {
      int[] cubes = terrain.standable().stream().toArray();
      Seeded chance = new Seeded(1);
      for (int i = 0; i < pairs.length; i++) {
        pairs[i] = cubes[chance.below(cubes.length)];
      }
    }

    void move() {
      next = (next + 2) % pairs.length;
    }

    int from() {
      return pairs[next];
    }

    int to() {
      return pairs[next + 1];
    }
  }

  @Benchmark
  public Visibility sight(Depot depot) {
    depot.move();
    return depot.sight.visibility(depot.from(), depot.to());
  }

  @Benchmark
  public Visibility sightInSmoke(Depot depot) {
    depot.move();
    return depot.sight.visibility(depot.from(), depot.to(), depot.smoke);
  }

  @Benchmark
  public CubeSet reach(Depot depot) {
    depot.move();
    depot.travel.reach(depot.from(), 2, depot.enemies, depot.room, depot.mines, depot.reach);
    return depot.reach;
  }

  @Benchmark
  public int choosePath(Depot depot) {
    depot.move();
    return depot.travel.choosePath(
        depot.from(), depot.to(), depot.enemies, depot.room, depot.mines);
  }

  @Benchmark
  public Sight sightTable(Depot depot) {
    return new Sight(depot.terrain);
  }

  @Benchmark
  public Ways ways(Depot depot) {
    return Ways.of(depot.terrain);
  }
}
