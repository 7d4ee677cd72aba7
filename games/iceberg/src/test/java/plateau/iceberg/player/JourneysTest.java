package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.kernel.chance.Seeded;

class JourneysTest {

  @Test
  void eightStepsAreOneTurnAndTheNinthBeginsAnother() {
    Drawn drawn = new Drawn("");
    Journeys journeys = new Journeys(drawn.ground(), Drawn.cell(10, 10));
    assertThat(journeys.turnsFrom(Drawn.cell(10, 10))).isZero();
    assertThat(journeys.turnsFrom(Drawn.cell(14, 14))).isEqualTo(1);
    assertThat(journeys.turnsFrom(Drawn.cell(15, 14))).isEqualTo(2);
    assertThat(journeys.partTurnsFrom(Drawn.cell(12, 10))).isEqualTo(0.25);
  }

  @Test
  void aSlideMakesALongWayShort() {
    Drawn drawn = new Drawn("");
    assertThat(new Journeys(drawn.ground(), Drawn.cell(0, 0)).turnsFrom(Drawn.cell(20, 20)))
        .as("two slides")
        .isEqualTo(1);
  }

  @Test
  void thereIsNoWayThroughWalls() {
    Drawn drawn =
        new Drawn(
            """
            .X
            X.
            """);
    assertThat(new Journeys(drawn.ground(), Drawn.cell(0, 0)).turnsFrom(Drawn.cell(5, 5)))
        .isEqualTo(Journeys.NEVER);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aJourneyOfATurnGoesWhereOneTurnReaches(long seed) {
    IceMap map = MapGenerator.generate(new MapPlan(Optional.empty(), 80, 10), new Seeded(seed));
    Ground ground = new Ground(map);
    Crowd nobody = new Crowd();
    CheapestWays ways = new CheapestWays(ground);
    int destination = map.aliens().getFirst().cell();
    Journeys journeys = new Journeys(ground, destination);
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      if (!map.isWall(cell)) {
        ways.search(nobody, cell, Ice.POINTS_PER_TURN);
        assertThat(journeys.turnsFrom(cell) <= 1)
            .as("seed %d, from cell %d", seed, cell)
            .isEqualTo(ways.includes(destination));
      }
    }
  }
}
