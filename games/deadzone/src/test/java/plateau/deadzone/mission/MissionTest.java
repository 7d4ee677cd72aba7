package plateau.deadzone.mission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.map.SkirmishMap;

class MissionTest {

  private static final SkirmishMap DEPOT = SkirmishMap.depot9();

  private static CubeSet objectives(String mission) {
    return Mission.SAMPLES.find(mission).orElseThrow().objectives(DEPOT);
  }

  @Test
  @Tag("R70")
  void aMissionPlaysWithItsOwnObjectives() {
    assertThat(objectives("domination")).isEqualTo(DEPOT.objectives());
    assertThat(objectives("two-beacons")).hasToString("D4 E5");
    assertThat(objectives("annihilation").isEmpty()).isTrue();
  }

  @Test
  void thereIsNoOtherSample() {
    assertThat(Mission.SAMPLES.find("picnic")).isEmpty();
  }
}
