package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;

/** What cannot be chosen is asked for by the name that stands on the board. */
class WhyNotTest {

  @TempDir Path home;

  private String asked(String game, String... lines) {
    return new Cli(home).typing(lines).run("play", game, "--seed", "5").said();
  }

  @Test
  void aCardOfCodroid() {
    assertThat(asked("codroid", "why lockdown")).contains("Lockdown costs 3 points");
    assertThat(
            new Cli(home)
                .inFrench()
                .typing("pourquoi confinement")
                .run("play", "codroid", "--seed", "5")
                .said())
        .contains("Confinement coûte 3 points");
  }

  @Test
  void anAgentOfIceberg() {
    assertThat(asked("iceberg", "why R1")).contains("Agent 1 is not yours");
  }

  @Test
  void aCharacterAndARoomOfPanicStation() {
    assertThat(asked("panic-station", "why orange trooper", "why gas can", "why nonsense"))
        .contains("That character cannot attack that way", "\"nonsense\"")
        .doesNotContain("\"orange trooper\"", "\"gas can\"");
  }

  @Test
  void aFigureAndACubeOfDeadzone() {
    assertThat(asked("deadzone", "why N1", "why A8", "why A5:1"))
        .contains(
            "This is not what is asked now", "A8 is outside your zone", "Nobody can stand in");
  }
}
