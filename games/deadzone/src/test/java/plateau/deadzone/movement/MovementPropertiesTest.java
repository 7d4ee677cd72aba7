package plateau.deadzone.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.RandomTerrain;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.map.SkirmishMap;

/** Searches against plain enumeration of all paths, and invariant 9. */
class MovementPropertiesTest {

  private static final int TERRAINS = 20;
  private static final int STARTS = 15;
  private static final int BUDGET = 3;
  private static final Comparator<List<Integer>> CUBE_ORDER =
      (a, b) ->
          IntStream.range(0, Math.min(a.size(), b.size()))
              .map(i -> Integer.compare(a.get(i), b.get(i)))
              .filter(order -> order != 0)
              .findFirst()
              .orElse(Integer.compare(a.size(), b.size()));

  /** A movement that keeps to the rules, the cubes it enters and their cost. */
  private record Path(List<Integer> cubes, int cost) {

    int end() {
      return cubes.getLast();
    }

    long mines(CubeSet mines) {
      return cubes.stream().filter(mines::contains).count();
    }
  }

  /** Where figures and mines are, and where there is room. */
  private record Scene(Terrain terrain, CubeSet enemies, CubeSet room, CubeSet mines) {

    static Scene from(Random random) {
      CubeSet room = CubeSet.of(IntStream.range(0, Cube.COUNT).toArray());
      Terrain terrain = RandomTerrain.from(random);
      room.removeAll(RandomTerrain.cubes(random, 30));
      return new Scene(
          terrain, RandomTerrain.cubes(random, 30), room, RandomTerrain.cubes(random, 60));
    }

    List<Path> pathsFrom(int start) {
      List<Path> paths = new ArrayList<>();
      extend(start, new Path(List.of(), 0), paths);
      return paths;
    }

    private void extend(int at, Path path, List<Path> paths) {
      for (int to = 0; to < Cube.COUNT; to++) {
        int cost = path.cost() + Edge.between(terrain, at, to).map(Edge::cost).orElse(BUDGET + 1);
        if (cost <= BUDGET && (!mines.contains(to) || room.contains(to))) {
          List<Integer> cubes = new ArrayList<>(path.cubes());
          cubes.add(to);
          paths.add(new Path(cubes, cost));
          if (!enemies.contains(to)) {
            extend(to, paths.getLast(), paths);
          }
        }
      }
    }
  }

  @Test
  void reachIsEveryCubeThatSomePathEndsIn() {
    for (int seed = 0; seed < TERRAINS; seed++) {
      Random random = new Random(seed);
      Scene scene = Scene.from(random);
      Travel travel = new Travel(Ways.of(scene.terrain()));
      CubeSet reach = new CubeSet();
      for (int start : starts(random)) {
        CubeSet expected = new CubeSet();
        scene.pathsFrom(start).forEach(path -> expected.add(path.end()));
        expected.retainAll(scene.room());
        expected.remove(start);
        travel.reach(start, BUDGET, scene.enemies(), scene.room(), scene.mines(), reach);
        assertThat(reach).as("seed %d from %s", seed, Cube.name(start)).isEqualTo(expected);
      }
    }
  }

  @Test
  void thePathChosenIsTheFirstOfAllPathsByCostMinesAndCubeOrder() {
    for (int seed = 0; seed < TERRAINS; seed++) {
      Random random = new Random(seed);
      Scene scene = Scene.from(random);
      Travel travel = new Travel(Ways.of(scene.terrain()));
      Comparator<Path> choice =
          Comparator.comparingInt(Path::cost)
              .thenComparingLong(path -> path.mines(scene.mines()))
              .thenComparing(Path::cubes, CUBE_ORDER);
      for (int start : starts(random)) {
        List<Path> paths = scene.pathsFrom(start);
        for (int end : paths.stream().map(Path::end).distinct().toList()) {
          if (end != start) {
            Path best = paths.stream().filter(path -> path.end() == end).min(choice).orElseThrow();
            assertThat(chosen(travel, scene, start, end))
                .as("seed %d: %s -> %s", seed, Cube.name(start), Cube.name(end))
                .isEqualTo(best.cubes());
          }
        }
      }
    }
  }

  @Test
  void aDetourIsNeverShorter() {
    for (int seed = 0; seed < TERRAINS; seed++) {
      Random random = new Random(seed);
      Ways ways = Ways.of(RandomTerrain.from(random));
      for (int i = 0; i < 20_000; i++) {
        int a = random.nextInt(Cube.COUNT);
        int b = random.nextInt(Cube.COUNT);
        int c = random.nextInt(Cube.COUNT);
        assertThat(ways.walk(a, c))
            .as("seed %d: %s, %s, %s", seed, Cube.name(a), Cube.name(b), Cube.name(c))
            .isLessThanOrEqualTo(ways.walk(a, b) + ways.walk(b, c));
      }
    }
  }

  @Test
  void walksMeasuredBackwardsAreThoseMeasuredForwards() {
    for (int seed = 0; seed < TERRAINS; seed++) {
      Random random = new Random(seed);
      Scene scene = Scene.from(random);
      Ways ways = Ways.of(scene.terrain());
      Travel forwards = new Travel(ways);
      Travel backwards = new Travel(ways);
      for (int goal : starts(random)) {
        backwards.measureTo(goal, 2, scene.enemies(), new CubeSet());
        for (int from : starts(random)) {
          assertThat(backwards.cost(from))
              .as("seed %d: %s -> %s", seed, Cube.name(from), Cube.name(goal))
              .isEqualTo(forwards.walk(from, goal, scene.enemies()));
        }
      }
    }
  }

  @Test
  @Tag("I9")
  void onDepot9EveryStandableCubeCanBeReachedFromEveryOther() { // Invariant 9
    Terrain depot = SkirmishMap.depot9().terrain();
    Ways ways = Ways.of(depot);
    assertThat(depot.standable().size()).isEqualTo(72);
    for (int from : depot.standable().stream().toArray()) {
      for (int to : depot.standable().stream().toArray()) {
        assertThat(ways.walk(from, to))
            .as("%s -> %s", Cube.name(from), Cube.name(to))
            .isLessThan(Ways.NO_WAY)
            .isEqualTo(ways.walk(Cube.halfTurn(from), Cube.halfTurn(to)));
      }
    }
  }

  private static int[] starts(Random random) {
    return IntStream.range(0, STARTS).map(i -> random.nextInt(Cube.COUNT)).toArray();
  }

  private static List<Integer> chosen(Travel travel, Scene scene, int start, int end) {
    int length = travel.choosePath(start, end, scene.enemies(), scene.room(), scene.mines());
    return IntStream.range(0, length).map(travel::pathCube).boxed().toList();
  }
}
