package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;

/** Duel has secrets: a screen shows only what those who look at it may know. */
class SecretsTest {

  private static final String CLEAR = "\033[H\033[2J\033[3J";

  @TempDir Path home;

  @Test
  void aReplayForOneSeatHidesTheMovesOfTheOthers() {
    Path save = home.resolve("duel.plateau");
    String[] typed = Collections.nCopies(40, "1").toArray(String[]::new);
    new Cli(home).typing(typed).run("play", "duel", "--seed", "1", "--save", save.toString());
    String referee = new Cli(home).run("replay", save.toString()).out();
    String first = new Cli(home).run("replay", save.toString(), "--seat", "1").out();
    assertThat(referee).contains("Seat 2 plays");
    assertThat(first)
        .contains("Seat 1 plays")
        .contains("Seat 2 moves")
        .doesNotContain("Seat 2 plays");
  }

  @Test
  void theScreenIsEmptiedBetweenPeopleWhoMayNotKnowTheSame() {
    String out = onScreen("", "1", "", "1", "", "1", "quit").out();
    List<String> screens = List.of(out.split(Pattern.quote(CLEAR), -1));
    assertThat(screens).as("hand-over and turn in turn, then the farewell").hasSize(10);
    assertThat(screens.get(1)).contains("The screen is for Seat 1 now.");
    assertThat(screens.get(2)).contains("Seat 1: what do you do?").contains("Seat 1 is dealt");
    assertThat(screens.get(3)).contains("The screen is for Seat 2 now.");
    assertThat(screens.get(4)).contains("Seat 2 is dealt").doesNotContain("Seat 1 is dealt");
    assertThat(screens.getLast()).contains("--resume").doesNotContain("dealt");
  }

  @Test
  void nothingSecretStandsOnTheScreenWhileItChangesHands() {
    String out = onScreen("", "1", "").out();
    List<String> screens = List.of(out.split(Pattern.quote(CLEAR), -1));
    for (int handOver : List.of(1, 3)) {
      assertThat(screens.get(handOver))
          .contains("press Enter")
          .doesNotContain("hand  ")
          .doesNotContain("dealt");
    }
  }

  @Test
  void whoIsAskedToTakeTheScreenMayLeave() {
    assertThat(onScreen("quit").out()).contains("--resume").doesNotContain("dealt");
  }

  @Test
  void onePersonAmongComputersKeepsTheScreen() {
    String out =
        new Cli(home)
            .onScreen(80)
            .typing("1")
            .run("play", "duel", "--seed", "1", "--seats", "human,random")
            .out();
    assertThat(out).contains("Seat 1 is dealt").doesNotContain(CLEAR);
  }

  @Test
  void whatWasSeenCannotBeTakenBack() {
    Cli.Ran ran =
        new Cli(home)
            .typing("1", "undo")
            .run("play", "duel", "--seed", "1", "--seats", "human,random");
    assertThat(ran.said()).contains("what has been seen cannot be unseen");
  }

  @Test
  void peopleWhoMayKnowTheSameShareTheScreen() {
    String out =
        new Cli(home)
            .onScreen(80)
            .typing("roll", "hold", "roll", "undo")
            .run("play", "pig", "--seed", "1")
            .out();
    assertThat(out).contains("Taken back.").doesNotContain(CLEAR);
  }

  private Cli.Ran onScreen(String... typed) {
    return new Cli(home).onScreen(80).typing(typed).run("play", "duel", "--seed", "1");
  }
}
