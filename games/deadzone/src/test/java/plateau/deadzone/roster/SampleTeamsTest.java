package plateau.deadzone.roster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleTeamsTest {

  private static List<String> samples() {
    return StrikeTeam.SAMPLES.ids();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleTeamHasAHundredPoints(String id) {
    StrikeTeam team = StrikeTeam.SAMPLES.find(id).orElseThrow();
    assertThat(team.id()).isEqualTo(id);
    assertThat(team.points()).isEqualTo(100);
  }
}
