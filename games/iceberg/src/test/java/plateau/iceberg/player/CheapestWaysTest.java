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
import plateau.iceberg.rules.IcebergMove;
import plateau.kernel.chance.Seeded;

class CheapestWaysTest {

  @Test
  void stepsCostOnePointAndASlideCostsThreeHoweverFar() {
    CheapestWays ways = waysOn("A.........X");
    assertThat(ways.cost(Drawn.cell(0, 2))).isEqualTo(2);
    assertThat(ways.cost(Drawn.cell(0, 9))).isEqualTo(3);
    assertThat(ways.cost(Drawn.cell(0, 8))).as("slide, and a step back").isEqualTo(4);
  }

  @Test
  void agentsBarTheWayAndStopSlides() {
    CheapestWays ways =
        waysOn(
            """
            A......b..
            XXXXXXXXXX
            """);
    assertThat(ways.cost(Drawn.cell(0, 6))).isEqualTo(3);
    assertThat(ways.includes(Drawn.cell(0, 7))).isFalse();
    assertThat(ways.includes(Drawn.cell(0, 8))).isFalse();
  }

  @Test
  void itsOwnStartIsNoObstacleOnTheWayBack() {
    CheapestWays ways =
        waysOn(
            """
            ....A.X
            XXXXXXX
            """);
    // East to the wall and back west over the start is no use, but it must not end beside it.
    assertThat(ways.cost(Drawn.cell(0, 0))).isEqualTo(3);
    assertThat(ways.cost(Drawn.cell(0, 3))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyWayCanBePlayedAndCostsWhatIsTold(long seed) {
    Ice ice =
        new Ice(MapGenerator.generate(new MapPlan(Optional.empty(), 80, 40), new Seeded(seed)));
    ice.beginRound();
    Crowd crowd = new Crowd();
    crowd.look(ice);
    CheapestWays ways = new CheapestWays(new Ground(ice.map()));
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      ways.search(crowd, ice.cellOf(0, agent), Ice.POINTS_PER_TURN);
      assertThat(ways.count()).as("seed %d", seed).isGreaterThan(1);
      for (int i = 0; i < ways.count(); i++) {
        Ice trial = ice.copy();
        for (IcebergMove.OfAgent action : ways.way(agent, ways.cell(i))) {
          int code = trial.act(action.type().ordinal(), agent, action.direction().ordinal());
          assertThat(code).as("seed %d, agent %d, %s", seed, agent, action).isZero();
        }
        assertThat(trial.cellOf(0, agent)).as("seed %d", seed).isEqualTo(ways.cell(i));
        assertThat(Ice.POINTS_PER_TURN - trial.points(0, agent))
            .as("seed %d", seed)
            .isEqualTo(ways.cost(ways.cell(i)));
      }
    }
  }

  private static CheapestWays waysOn(String drawing) {
    Drawn drawn = new Drawn(drawing);
    CheapestWays ways = new CheapestWays(drawn.ground());
    ways.search(drawn.crowd(), drawn.ice.cellOf(0, 0), Ice.POINTS_PER_TURN);
    return ways;
  }
}
