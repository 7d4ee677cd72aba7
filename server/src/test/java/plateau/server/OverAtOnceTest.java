package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that is over before anybody decides. */
class OverAtOnceTest {

  // With this seed nobody is ill after the set-up of Codroid. Found by the fuzzer.
  private static final long SEED = 1152;

  @TempDir Path folder;

  @Test
  void aMatchThatItsSetUpHasEndedIsOver() {
    Running.Made table;
    try (Running first = Running.seeded(folder, SEED)) {
      table = first.make("{\"game\":\"codroid\"}");
      assertThat(table.answer().at("table").text("status")).isEqualTo("over");
      assertThat(table.join(0).next("view").at("result").text("code")).isEqualTo("won-eradicated");
    }
    try (Running second = Running.over(folder)) {
      assertThat(table.at(second).join(0).next("view").has("result")).isTrue();
      assertThat(second.read("/api/tables/" + table.id() + "/verification").truth("verified"))
          .isTrue();
    }
  }
}
