package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;

/** Iceberg through piped input, on the generated map 3. */
class IcebergPlayTest {

  @TempDir Path home;

  private Cli.Ran play(Cli cli, String... typed) {
    return cli.typing(typed)
        .run(
            "play",
            "iceberg",
            "--seats",
            "human,random",
            "--map",
            "generated:3",
            "--seed",
            "1",
            "--save",
            home.resolve("game.plateau").toString(),
            "--force");
  }

  @Test
  void whatToTypeIsSaidInBothLanguages() {
    assertThat(play(new Cli(home)).said())
        .contains("M0N: agent 0 moves one cell north (1 point).")
        .contains("\"undo\" takes the last one back, \"end\" ends the turn.")
        .contains("at the end of three rounds captures it");
    assertThat(play(new Cli(home).inFrench()).said())
        .contains("M0N : l'agent 0 avance d'une case au nord (1 point).")
        .contains("« annuler » reprend le dernier, « end » finit le tour.");
  }

  @Test
  void severalMovesStandOnOneLineAndTheTurnOfTheComputerIsToldAsAWhole() {
    Cli.Ran ran = play(new Cli(home), "S0N s0s end", "quit");
    assertThat(ran.said()).contains("Round 0 is over.").contains("Round 1 of 0–99");
    assertThat(ran.said()).containsOnlyOnce("Chance has moved.");
  }

  @Test
  void theMovesBehindOneThatIsRefusedAreNotPlayed() {
    Cli.Ran ran = play(new Cli(home), "S0N P0N S0N S0N M0S", "undo", "quit");
    assertThat(ran.said()).contains("Not played: P0N S0N S0N M0S. Agent 0 has nobody to push");
    assertThat(ran.said()).contains("Taken back.");
  }

  @Test
  void nothingIsPlayedBehindTheEndOfTheTurn() {
    assertThat(play(new Cli(home), "end M0N", "quit").said())
        .contains("Not played, because the turn was over before: M0N");
  }

  @Test
  void aFirstMoveThatIsRefusedLeavesEverythingAsItIs() {
    assertThat(play(new Cli(home), "P0N M0N", "quit").said())
        .contains("Not played: P0N M0N. Agent 0 has nobody to push");
  }
}
