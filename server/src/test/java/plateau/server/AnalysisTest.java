package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** Analyses of matches that are over, as docs/server.md describes them. */
class AnalysisTest extends ServerTest {

  private static final Duration LONGEST = Duration.ofMinutes(3);

  private String finished() {
    Running.Made table =
        running.make(
            "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"computer\",\"player\":\"pass\"}]}");
    assertThat(table.watch().myTurn().has("result")).isTrue();
    return "/api/tables/" + table.id() + "/analysis";
  }

  // Asks again as often as it takes: the answer itself says when it is done.
  private Facts done(String address) {
    Instant end = Instant.now().plus(LONGEST);
    Facts standing = Facts.read(running.post(address, "").body());
    while (!standing.text("progress").equals("done")) {
      assertThat(standing.text("progress")).isIn("waiting", "running");
      assertThat(Instant.now()).as("still not done").isBefore(end);
      standing = running.read(address);
    }
    return standing;
  }

  @Test
  void isMadeWhenSomebodyAsksAndKeptInBothLanguages() {
    String address = finished();
    Facts before = running.read(address);
    assertThat(before.text("progress")).isEqualTo("none");
    assertThat(before.fields()).containsEntry("analysis", null);
    Facts analysis = done(address).at("analysis");
    assertThat(analysis.text("sides")).isEqualTo("together");
    assertThat(analysis.list("lines")).hasSize(1);
    Facts first = analysis.list("decisions").getFirst();
    assertThat(first.at("played").whole("samples")).isPositive();
    Facts french = running.read(address + "?lang=fr");
    assertThat(french.text("progress")).isEqualTo("done");
    assertThat(french.at("analysis").list("decisions").getFirst().at("played").text("words"))
        .isNotEqualTo(first.at("played").text("words"));
  }

  @Test
  void thereIsNoneBeforeTheEnd() {
    String address = "/api/tables/" + running.make("{\"game\":\"codroid\"}").id() + "/analysis";
    assertThat(running.get(address).statusCode()).isEqualTo(409);
    assertThat(running.post(address, "").statusCode()).isEqualTo(409);
    assertThat(running.get("/api/tables/none/analysis").statusCode()).isEqualTo(404);
  }
}
