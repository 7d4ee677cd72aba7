package plateau.arena.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.json.Json;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;

class SummaryTest {

  private static final Summary SUMMARY = summary();

  @Test
  void hasTheFieldsThatProgramsReadAndInThisOrder() {
    assertThat(Json.write(SUMMARY))
        .matches(
            "\\{\"game\":\"pig\",\"seats\":\\[\"random\",\"greedy:2\"\\],\"games\":60,\"seed\":-5,"
                + "\"seconds\":[0-9.E-]+,\"outcomes\":\\{\"target-reached\":60\\},"
                + "\"wins\":\\[[0-9]+,[0-9]+\\],"
                + "\"length\":\\{\"mean\":[0-9.]+,\"min\":[0-9]+,\"p5\":[0-9]+,\"p25\":[0-9]+,"
                + "\"median\":[0-9]+,\"p75\":[0-9]+,\"p95\":[0-9]+,\"max\":[0-9]+\\},"
                + "\"rules\":\"1\",\"options\":\\{\"one\":\"pot\",\"target\":\"30\"\\},"
                + "\"time\":\\{.*\\},\"marks\":\\{\\}\\}");
  }

  @Test
  void everyGameOfPigIsWonByOneSeat() {
    assertThat(SUMMARY.wins().get(0) + SUMMARY.wins().get(1)).isEqualTo(60);
  }

  private static Summary summary() {
    Pig pig = new Pig();
    Seating<PigState, PigMove> seating = Seating.read(pig, "random,greedy:2", People.ABSENT);
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "30"));
    Experiment<PigState, PigMove> experiment = new Experiment<>(pig, setup, seating, 60, -5);
    return new Simulation<>(experiment, 2).run((_, _) -> {}).summary();
  }
}
