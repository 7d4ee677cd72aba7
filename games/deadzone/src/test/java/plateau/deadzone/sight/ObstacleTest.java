package plateau.deadzone.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.RandomTerrain;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.map.SkirmishMap;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The reason why something is hidden, on the examples of the page. */
class ObstacleTest {

  private static final Sight SIGHT = new Sight(SkirmishMap.depot9().terrain());

  @ParameterizedTest
  @CsvSource({
    "A6, A4, , the low wall between A5 and A4",
    "H4, H2, , cover in H2",
    "D4, E5, , the corner between D4 and E5",
    "C3:1, D3, , the corner between C3:1 and D3",
    "B3:1, D3, , the floor between C3:1 and C3",
    "F5, F3:1, , the window between F4:1 and F3:1",
    "D3, E5, , the solid block E4",
    "A4, A6, A5, smoke in A5",
    "A4, A6, A4, smoke in A4",
    "A4, A6, A6, smoke in A6"
  })
  void theReasonIsWhatStandsInTheWay(String from, String to, String smoke, String reason) {
    CubeSet smokes = smoke == null ? new CubeSet() : CubeSet.of(cube(smoke));
    Obstacle obstacle = SIGHT.obstacle(cube(from), cube(to), smokes).orElseThrow();
    assertThat(Words.in(Language.ENGLISH, DeadzoneGame.class).say(obstacle.message()))
        .isEqualTo(reason);
  }

  @Test
  void thereIsAReasonExactlyWhenSomethingIsNotClear() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Terrain terrain = RandomTerrain.towers(random);
      Sight sight = new Sight(terrain);
      CubeSet smoke = CubeSet.of(random.nextInt(Cube.COUNT), random.nextInt(Cube.COUNT));
      for (int from = 0; from < Cube.COUNT; from += 7) {
        for (int to = 0; to < Cube.COUNT; to++) {
          assertThat(sight.obstacle(from, to, smoke).isEmpty())
              .as("seed %d: %s to %s", seed, Cube.name(from), Cube.name(to))
              .isEqualTo(sight.visibility(from, to, smoke) == Visibility.CLEAR);
        }
      }
    }
  }

  private static int cube(String name) {
    return Cube.parse(name).orElseThrow();
  }
}
