package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;

/** Duel has secrets: a screen shows only what those who look at it may know. */
class SecretsTest {

  @TempDir Path home;

  @Test
  void aReplayForOneSeatHidesTheMovesOfTheOthers() {
    Path save = home.resolve("duel.plateau");
    String[] typed = Collections.nCopies(40, "1").toArray(String[]::new);
    new Cli(home).typing(typed).run("play", "duel", "--seed", "1", "--save", save.toString());
    String referee = new Cli(home).run("replay", save.toString()).out();
    String first = new Cli(home).run("replay", save.toString(), "--seat", "1").out();
    assertThat(referee).contains("seat 2 (human) plays");
    assertThat(first)
        .contains("seat 1 (human) plays")
        .contains("seat 2 (human) moves")
        .doesNotContain("seat 2 (human) plays");
  }
}
