package plateau.deadzone.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.RandomTerrain;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.map.SkirmishMap;

/** Invariants 7 and 8, and the table against the page's own words. */
class SightPropertiesTest {

  private static final int TERRAINS = 12;
  private static final int LINES = 4_000;
  private static final int MOST_SMOKE = 40;

  @Test
  void theTableAnswersAsThePageDoesWithAndWithoutSmoke() {
    for (int seed = 0; seed < TERRAINS; seed++) {
      Random random = new Random(seed);
      Terrain terrain = RandomTerrain.from(random);
      Sight sight = new Sight(terrain);
      for (int i = 0; i < LINES; i++) {
        int a = random.nextInt(Cube.COUNT);
        int b = random.nextInt(Cube.COUNT);
        CubeSet smoke = RandomTerrain.cubes(random, MOST_SMOKE);
        assertThat(sight.visibility(a, b))
            .as("seed %d: %s -> %s", seed, Cube.name(a), Cube.name(b))
            .isEqualTo(new PageSight(terrain, new CubeSet()).visibility(a, b));
        assertThat(sight.visibility(a, b, smoke))
            .as("seed %d: %s -> %s, smoke %s", seed, Cube.name(a), Cube.name(b), smoke)
            .isEqualTo(new PageSight(terrain, smoke).visibility(a, b));
      }
    }
  }

  @Test
  @Tag("I7")
  void whoSeesIsSeen() {
    for (int seed = 0; seed < TERRAINS; seed++) {
      Random random = new Random(seed);
      Sight sight = new Sight(RandomTerrain.from(random));
      CubeSet smoke = RandomTerrain.cubes(random, MOST_SMOKE);
      for (int a = 0; a < Cube.COUNT; a++) {
        for (int b = 0; b < a; b++) {
          if (sight.canSee(a, b, smoke) != sight.canSee(b, a, smoke)) {
            throw new AssertionError(
                "seed %d: %s, %s, smoke %s".formatted(seed, Cube.name(a), Cube.name(b), smoke));
          }
        }
        assertThat(sight.visibility(a, a, smoke)).as("seed %d", seed).isEqualTo(Visibility.CLEAR);
      }
    }
  }

  @Test
  @Tag("I8")
  void depot9LooksTheSameAfterHalfATurn() {
    Sight sight = new Sight(SkirmishMap.depot9().terrain());
    for (int a = 0; a < Cube.COUNT; a++) {
      for (int b = 0; b < Cube.COUNT; b++) {
        assertThat(sight.visibility(Cube.halfTurn(a), Cube.halfTurn(b)))
            .as("%s -> %s", Cube.name(a), Cube.name(b))
            .isEqualTo(sight.visibility(a, b));
      }
    }
  }

  @Test
  void theLineVisitsASetWhenItHasACubeInCommonWithIt() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      int a = random.nextInt(Cube.COUNT);
      int b = random.nextInt(Cube.COUNT);
      CubeSet cubes = RandomTerrain.cubes(random, 20);
      CubeSet visited = StraightLine.visited(a, b);
      assertThat(StraightLine.visits(a, b, cubes))
          .as("seed 1: %s -> %s, %s", Cube.name(a), Cube.name(b), cubes)
          .isEqualTo(visited.stream().anyMatch(cubes::contains));
      assertThat(visited.contains(a) && visited.contains(b)).isTrue();
    }
  }
}
