package plateau.app.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;

class SoakCommandTest {

  @TempDir private Path home;

  @AfterEach
  void nobodyIsInterruptedAnyMore() {
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void aGameWhoseChecksAllHoldIsToldSo() {
    Cli.Ran ran = new Cli(home).run("soak", "codroid", "--matches", "1", "--threads", "2");
    assertThat(ran.out()).isEqualTo("codroid: every check held over one match of each set-up.\n");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void aNumberOfMatchesThatIsNoneIsRefused() {
    Cli.Ran ran = new Cli(home).inFrench().run("soak", "codroid", "--matches", "many");
    assertThat(ran.err()).contains("--matches").contains("« many »");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
  }

  @Test
  void whoeverStopsItIsToldWhatHeldSoFar() {
    Thread.currentThread().interrupt();
    Cli.Ran ran = new Cli(home).run("soak", "codroid", "--matches", "1000");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(ran.out())
        .isEqualTo("Stopped.\ncodroid: nothing failed, but not every check has had its turn.\n");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
  }
}
