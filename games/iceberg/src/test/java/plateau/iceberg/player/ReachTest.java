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

class ReachTest {

  @Test
  void stepsCostOnePointAndASlideCostsThreeHoweverFar() {
    Reach reach = reachOf("A.........X");
    assertThat(reach.cost(Drawn.cell(0, 2))).isEqualTo(2);
    assertThat(reach.cost(Drawn.cell(0, 9))).isEqualTo(3);
    assertThat(reach.cost(Drawn.cell(0, 8))).as("slide, and a step back").isEqualTo(4);
  }

  @Test
  void agentsBarTheWayAndStopSlides() {
    Reach reach =
        reachOf(
            """
            A......b..
            XXXXXXXXXX
            """);
    assertThat(reach.cost(Drawn.cell(0, 6))).isEqualTo(3);
    assertThat(reach.includes(Drawn.cell(0, 7))).isFalse();
    assertThat(reach.includes(Drawn.cell(0, 8))).isFalse();
  }

  @Test
  void itsOwnStartIsNoObstacleOnTheWayBack() {
    Reach reach =
        reachOf(
            """
            ....A.X
            XXXXXXX
            """);
    // East to the wall and back west over the start is no use, but it must not end beside it.
    assertThat(reach.cost(Drawn.cell(0, 0))).isEqualTo(3);
    assertThat(reach.cost(Drawn.cell(0, 3))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyWayCanBePlayedAndCostsWhatIsTold(long seed) {
    Ice ice =
        new Ice(MapGenerator.generate(new MapPlan(Optional.empty(), 80, 40), new Seeded(seed)));
    ice.beginRound();
    Crowd crowd = new Crowd();
    crowd.look(ice);
    Reach reach = new Reach(new Ground(ice.map()));
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      reach.search(crowd, ice.cellOf(0, agent), Ice.POINTS_PER_TURN);
      assertThat(reach.count()).as("seed %d", seed).isGreaterThan(1);
      for (int i = 0; i < reach.count(); i++) {
        Ice trial = ice.copy();
        for (IcebergMove.OfAgent action : reach.way(agent, reach.cell(i))) {
          int code = trial.act(action.type().ordinal(), agent, action.direction().ordinal());
          assertThat(code).as("seed %d, agent %d, %s", seed, agent, action).isZero();
        }
        assertThat(trial.cellOf(0, agent)).as("seed %d", seed).isEqualTo(reach.cell(i));
        assertThat(Ice.POINTS_PER_TURN - trial.points(0, agent))
            .as("seed %d", seed)
            .isEqualTo(reach.cost(reach.cell(i)));
      }
    }
  }

  private static Reach reachOf(String drawing) {
    Drawn drawn = new Drawn(drawing);
    Reach reach = new Reach(drawn.ground());
    reach.search(drawn.crowd(), drawn.ice.cellOf(0, 0), Ice.POINTS_PER_TURN);
    return reach;
  }
}
