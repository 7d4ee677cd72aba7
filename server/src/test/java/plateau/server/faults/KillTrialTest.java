package plateau.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few of the thousand kills of docs/security.md. */
class KillTrialTest {

  private static final long SEED = 5;
  private static final int KILLS = 5;

  @TempDir Path folder;

  @Test
  void whatWasToldToBeKeptIsThereAfterEveryKill() throws Exception {
    KillTrial trial = new KillTrial(folder.resolve("killed.db"), SEED);
    for (int kill = 0; kill < KILLS; kill++) {
      trial.killOnce();
    }
    assertThat(trial.events()).as("seed %d", SEED).isGreaterThanOrEqualTo(KILLS);
  }
}
