package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;

/** Whatever is not Codroid's own works for any game. */
class PigTest {

  @TempDir Path home;

  @Test
  void aGameWithoutABoardOfItsOwnIsShownFactByFact() {
    Cli.Ran ran = new Cli(home).typing("roll").run("play", "pig", "--seed", "1");
    assertThat(ran.out())
        .contains("  Kept, seat by seat   0 · 0")
        .contains("  Points of this turn  0");
  }

  @Test
  void aPersonPlaysAgainstComputersUpToTheEnd() {
    String[] typed = Collections.nCopies(400, "1").toArray(String[]::new);
    Cli.Ran ran =
        new Cli(home)
            .typing(typed)
            .run("play", "pig", "--seed", "1", "--seats", "human,greedy", "--option", "target=20");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out())
        .contains("The seed was 1")
        .containsPattern("You (win against|lose to) Greedy, \\d+ to \\d+\\.")
        .containsPattern("Seat 1: \\d+ point");
  }

  @Test
  void realDiceWorkForIt() {
    Cli.Ran ran =
        new Cli(home)
            .typing("roll", "7", "six", "6", "hold")
            .run("play", "pig", "--dice", "ask", "--option", "target=10");
    assertThat(ran.out())
        .contains("\"7\" is not a result. Type a number from 1 to 6.")
        .contains("\"six\" is not a result.")
        .contains("  Kept, seat by seat   6 · 0");
  }

  @Test
  void theMenuTellsWhatAMoveRisksAndKeeps() {
    Cli.Ran ran = new Cli(home).typing("roll").run("play", "pig", "--seed", "1");
    assertThat(ran.out())
        .contains("Roll the die · a one, and 0 points lost 17%")
        .containsPattern("hold .* · \\d+ in the bank");
  }

  @Test
  void whyNotIsAnsweredForAMoveAndForAThing() {
    Cli.Ran ran =
        new Cli(home)
            .typing("why hold", "why pot", "why nonsense")
            .run("play", "pig", "--seed", "1");
    assertThat(ran.out())
        .containsSubsequence(
            "There is nothing to hold yet", "There is nothing to hold yet", "\"nonsense\"");
  }
}
