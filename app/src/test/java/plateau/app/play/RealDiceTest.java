package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;

/** {@code play codroid --dice ask}: golden game A of the rules page, thrown by hand. */
class RealDiceTest {

  private static final String[] SET_UP = {"crater-5", "1", "Ring 3", "ring-1"};

  @TempDir Path home;

  private Cli.Ran play(String... typed) {
    return new Cli(home)
        .typing(typed)
        .run("play", "codroid", "--dice", "ask", "--save", save().toString(), "--force");
  }

  private Path save() {
    return home.resolve("dice.plateau");
  }

  private static String[] with(String[] first, String... more) {
    String[] all = Arrays.copyOf(first, first.length + more.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return all;
  }

  @Test
  void everyRollIsAskedForByName() {
    assertThat(play(SET_UP).out())
        .contains("point at a crater house at random")
        .contains("  1 Crater 1")
        .contains("roll the die for the crater worlds (1 to 6)");
  }

  @Test
  void thePiecesToMoveAreToldBetweenTheQuestions() {
    assertThat(play(with(SET_UP, "4")).lines())
        .contains("  • Crater 1 → Bar: healthy, healthy.", "  • Crater 2 → Bar: healthy, healthy.");
  }

  @Test
  void thePiecesThatACardMovesAreToldToo() {
    Cli.Ran ran =
        play(
            with(
                SET_UP,
                "4",
                "3",
                "4",
                "2",
                "3",
                "2",
                "done",
                "mask-shortage",
                "3",
                "1",
                "5",
                "2",
                "6",
                "1",
                "5",
                "6",
                "done",
                "mask-shortage",
                "1",
                "3",
                "5",
                "2",
                "lockdown"));
    assertThat(ran.out()).contains("You play Lockdown").contains("→ Market, aisles: ");
  }

  @Test
  void goldenGameAIsPlayedByHandAndVerified() {
    Cli.Ran ran =
        play(
            with(
                SET_UP,
                "4",
                "3",
                "4",
                "2",
                "3",
                "2",
                "barrier-gestures-1",
                "done",
                "mask-shortage",
                "3",
                "1",
                "5",
                "2",
                "6",
                "1",
                "5",
                "6",
                "military",
                "done",
                "restored",
                "1",
                "3",
                "5",
                "2",
                "emergency",
                "barrier",
                "done",
                "disinf",
                "2",
                "1",
                "3",
                "4",
                "1",
                "2",
                "1"));
    assertThat(ran.out()).contains("You win: the virus no longer circulates.");
    Cli.Ran verified = new Cli(home).run("replay", save().toString(), "--verify");
    assertThat(verified.code()).isEqualTo(ExitCode.FINE);
    assertThat(verified.said()).contains("The dice were real, so its 32 draws cannot be checked.");
  }

  @Test
  void nonsenseIsAskedAgain() {
    Cli.Ran ran = play("moon", "crater", "9", "crater-5");
    assertThat(ran.out())
        .contains("\"moon\" is not one of these.")
        .contains("\"crater\" may mean several things: Crater 1, Crater 2")
        .contains("\"9\" is not one of these.")
        .contains("Crater 5: ");
    assertThat(play(with(SET_UP, "0", "seven")).out())
        .contains("\"0\" is not a result. Type a number from 1 to 6.")
        .contains("\"seven\" is not a result.");
  }

  @Test
  void theLastAnswerIsTakenBack() throws IOException {
    play("back", "crater-1", "back", "crater-5");
    String again = Files.readString(save());
    play("crater-5");
    assertThat(Files.readString(save())).isEqualTo(again);
    assertThat(play("back").out()).contains("There is no answer to take back");
  }

  @Test
  void aQuestionMarkExplainsTheRoll() {
    assertThat(play(with(SET_UP, "?")).said())
        .contains("One die for all houses and public places of the type.")
        .contains("back take the last answer back");
  }

  @Test
  void theProgramRollsOnRequest() {
    assertThat(play(with(SET_UP, "auto")).out()).containsPattern("Rolled for you: [1-6]");
  }

  @Test
  void undoGivesTheWholeMoveUp() {
    Cli.Ran ran = play(with(SET_UP, "4", "3", "4", "2", "3", "2", "done", "undo", "1"));
    assertThat(ran.out()).contains("Taken back.").contains("You play Barrier gestures 1");
  }

  @Test
  void theAnswersOfAnOpenStepSurvive() throws IOException {
    play(with(SET_UP, "4", "3"));
    Cli.Ran ran =
        new Cli(home).typing("4", "2", "3", "2", "quit").run("play", "--resume", save().toString());
    assertThat(ran.out()).contains("roll the die for the ring worlds").contains("Points     1");
    String resumed = Files.readString(save());
    play(with(SET_UP, "4", "3", "4", "2", "3", "2"));
    assertThat(Files.readString(save())).isEqualTo(resumed);
  }
}
