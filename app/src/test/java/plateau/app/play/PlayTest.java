package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.terminal.Ink;

/** Codroid through piped input: what a person types, and what they see. */
class PlayTest {

  private static final String[] ALWAYS_DONE =
      Collections.nCopies(15, "done").toArray(String[]::new);

  @TempDir Path home;

  private Path save() {
    return home.resolve("game.plateau");
  }

  private Cli.Ran play(String... typed) {
    return play(new Cli(home), typed);
  }

  private Cli.Ran play(Cli cli, String... typed) {
    return cli.typing(typed)
        .run("play", "codroid", "--seed", "3", "--save", save().toString(), "--force");
  }

  private Cli.Ran resume(String... typed) {
    return new Cli(home).typing(typed).run("play", "codroid", "--resume", save().toString());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void aWholeGameEndsWithItsResultSeedAndReplay(long seed) {
    Cli.Ran ran =
        new Cli(home)
            .typing(ALWAYS_DONE)
            .run("play", "codroid", "--seed", Long.toString(seed), "--save", save().toString());
    assertThat(ran.code()).as("seed %d", seed).isEqualTo(ExitCode.FINE);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .containsAnyOf("You win:", "You lose:")
        .contains("The seed was " + seed)
        .contains("plateau replay " + save())
        .containsPattern("\\n  healthy +\\d");
    Cli.Ran verified = new Cli(home).run("replay", save().toString(), "--verify");
    assertThat(verified.out()).contains("the result, the seed's hash and all ");
  }

  @Test
  void nothingIsWiderThanAHundredColumnsAndAllIsPlainWhenPiped() {
    for (Cli cli : List.of(new Cli(home), new Cli(home).inFrench())) {
      List<String> typed =
          new ArrayList<>(List.of("?", "log", "board", "rules", "1", "log", "x y"));
      typed.addAll(List.of(ALWAYS_DONE));
      Cli.Ran ran = play(cli, typed.toArray(String[]::new));
      assertThat(ran.out()).doesNotContain("\u001b").doesNotContain("{");
      assertThat(ran.lines())
          .filteredOn(line -> !line.contains(home.toString()))
          .allMatch(line -> line.length() <= 100);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 72, 73, 80, 99, 100, 180})
  void onAScreenThereIsColourAndNothingIsWiderThanTheScreen(int width) {
    Cli.Ran ran = play(new Cli(home).onScreen(width), ALWAYS_DONE);
    assertThat(ran.out()).contains("\u001b[");
    assertThat(ran.lines())
        .filteredOn(line -> !line.contains(home.toString()))
        .allMatch(line -> Ink.widthOf(line) <= Math.min(width, 100));
  }

  @Test
  void noColourIsRespected() {
    Cli.Ran ran = play(new Cli(home).onScreen(100).environment("NO_COLOR", "1"), "quit");
    assertThat(ran.out()).doesNotContain("\u001b");
  }

  @Test
  void theHashOfTheSeedIsToldAtTheStartAndTheSeedIsNot() {
    assertThat(play("quit").out())
        .contains("4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce")
        .doesNotContain("The seed was");
  }

  @Test
  void aMoveIsChosenByNumberTextOrAbbreviation() throws IOException {
    play("1");
    String byNumber = Files.readString(save());
    for (String typed :
        List.of("barrier-gestures-1", "barr", "b-g", "gestures", "Barrier gestures")) {
      play(typed);
      assertThat(Files.readString(save())).as(typed).isEqualTo(byNumber);
    }
    assertThat(byNumber).contains("\"move\":\"barrier-gestures-1\"");
  }

  @Test
  void inFrenchAMoveIsChosenByItsFrenchNameWithOrWithoutAccents() throws IOException {
    play(new Cli(home).inFrench(), "gestes barrieres");
    assertThat(Files.readString(save())).contains("\"move\":\"barrier-gestures-1\"");
    play(new Cli(home).inFrench(), "Terminé");
    assertThat(Files.readString(save())).contains("\"move\":\"done\"");
  }

  @Test
  void anAbbreviationThatFitsSeveralMovesIsAskedAbout() {
    assertThat(play("done", "limit").said())
        .contains(
            "\"limit\" may mean several things: limit-clockwise, limit-anticlockwise,"
                + " emergency-limits. Type a little more.");
  }

  @Test
  void aMoveThatIsNotLegalIsRefusedWithTheReason() {
    assertThat(play("treatment").out())
        .contains("Treatment discovered costs 6 points; you have 1.");
    assertThat(play("dance").out()).contains("Nothing that you can do now fits \"dance\".");
    assertThat(play("17").out()).contains("The moves are numbered from 1 to 3.");
    assertThat(play("0").out()).contains("The moves are numbered from 1 to 3.");
    assertThat(play("99999999999").out()).contains("fits \"99999999999\"");
  }

  @Test
  void undoGoesBackToThePreviousDecision() throws IOException {
    assertThat(play("undo").out()).contains("There is nothing to take back yet.");
    play("1");
    String before = Files.readString(save());
    assertThat(play("1", "done", "annuler").out()).contains("Taken back.");
    assertThat(Files.readString(save())).isEqualTo(before);
  }

  @Test
  void takingAMoveBackAndPlayingItAgainThrowsTheSameDice() throws IOException {
    play("done", "done");
    String straight = Files.readString(save());
    play("done", "undo", "done", "done");
    assertThat(Files.readString(save())).isEqualTo(straight);
  }

  @Test
  void theLogTellsTheDetailsThatTheShortAccountLeavesOut() {
    assertThat(play("quit").out()).doesNotContain("Crater 1 → Bar");
    assertThat(play("log").out()).contains("Crater 1 → Bar");
    assertThat(play("journal").out()).contains("Crater 1 → Bar");
  }

  @Test
  void whenTheInputEndsTheGameIsSavedAndCanBeResumed() throws IOException {
    Cli.Ran left = play("1", "done");
    assertThat(left.code()).isEqualTo(ExitCode.FINE);
    assertThat(left.out()).contains("plateau play codroid --resume " + save());
    resume("done", "quit");
    String resumed = Files.readString(save());
    play("1", "done", "done");
    assertThat(resumed).isEqualTo(Files.readString(save()));
  }

  @Test
  void resumeWithoutAFileTakesTheNewestUnfinishedGame() throws IOException {
    new Cli(home).typing("1").run("play", "codroid", "--seed", "3");
    Cli.Ran ran = new Cli(home).typing("quit").run("play", "--resume");
    assertThat(ran.out()).contains("From next round: Barrier gestures 1");
    assertThat(new Cli(home).typing("quit").run("play", "--resume", "codroid").code())
        .isEqualTo(ExitCode.FINE);
    new Cli(home).typing(ALWAYS_DONE).run("play", "--resume");
    assertThat(new Cli(home).run("play", "--resume").err()).contains("no unfinished game");
  }

  @Test
  void aFinishedGameIsNotResumed() {
    play(ALWAYS_DONE);
    assertThat(resume().err()).contains("is over. See it again with: plateau replay");
  }

  @Test
  void optionsThatContradictTheSavedGameAreRefused() {
    play("1");
    assertThat(resumeWith("--seats", "greedy")).contains("was started with the seats human");
    assertThat(resumeWith("--seed", "4")).contains("has another seed");
    assertThat(resumeWith("--option", "rounds=8"))
        .contains("was started with the options beds=", "rounds=")
        .doesNotContain("{");
    assertThat(resumeWith("--dice", "ask")).contains("was started with other dice");
    assertThat(new Cli(home).run("play", "pig", "--resume", save().toString()).err())
        .contains("holds a game of codroid");
    assertThat(resumeWith("--seed", "3")).isEmpty();
  }

  private String resumeWith(String option, String value) {
    return new Cli(home)
        .typing("quit")
        .run("play", "codroid", "--resume", save().toString(), option, value)
        .err();
  }

  @Test
  void anotherFileIsNeverOverwritten() throws IOException {
    Files.writeString(save(), "my diary");
    Cli.Ran ran =
        new Cli(home)
            .typing("1")
            .run("play", "codroid", "--seed", "3", "--save", save().toString());
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("is not a save of this match, so it is left alone");
    Path diary = home.resolve("diary");
    Files.writeString(diary, "my diary");
    assertThat(play("save " + diary).said()).contains("is left alone");
    assertThat(diary).hasContent("my diary");
  }

  @Test
  void aCopyIsSavedOnRequest() {
    Path copy = home.resolve("copy");
    assertThat(play("1", "save " + copy).out()).contains("Saved in " + copy);
    assertThat(copy).hasSameTextualContentAs(save());
  }

  @Test
  void anEditedFileIsRefusedWithItsLine() throws IOException {
    play("1", "done");
    Files.writeString(save(), Files.readString(save()).replace("gestures-1", "gestures-2"));
    Cli.Ran ran = resume();
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains(save() + ": Line 3: this line was edited");
  }

  @Test
  void aFileThatWasCutOffIsOpenedOnlyOnRequest() throws IOException {
    play("1", "done");
    String whole = Files.readString(save());
    Files.writeString(save(), whole.substring(0, whole.length() - 9));
    assertThat(resume().err()).contains("is cut off").contains("Add --salvage to do that.");
    Cli.Ran salvaged =
        new Cli(home).typing("quit").run("play", "--resume", save().toString(), "--salvage");
    assertThat(salvaged.out()).contains("From next round: Barrier gestures 1");
  }

  @Test
  void onAScreenACutOffFileIsAskedAbout() throws IOException {
    play("1", "done");
    String whole = Files.readString(save());
    Files.writeString(save(), whole.substring(0, whole.length() - 9));
    Cli.Ran no = new Cli(home).onScreen(100).typing("n").run("play", "--resume", save().toString());
    assertThat(no.code()).isEqualTo(ExitCode.MISTAKE);
    Cli.Ran yes =
        new Cli(home).onScreen(100).typing("y", "quit").run("play", "--resume", save().toString());
    assertThat(yes.code()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void severalPeopleAreToldWhoseTurnItIs() {
    Cli.Ran ran =
        new Cli(home)
            .typing("done")
            .run("play", "codroid", "--seed", "3", "--seats", "human,human");
    assertThat(ran.out()).contains("Seat 1: what do you do?").contains("Seat 2: what do you do?");
  }

  @Test
  void computersPlayTheirSeatsAndAreNamed() {
    Cli.Ran ran =
        new Cli(home).typing("done").run("play", "codroid", "--seed", "3", "--seats", "human,list");
    assertThat(ran.out()).contains("List of measures has moved.");
  }

  @Test
  void aGameOfComputersPlaysItself() {
    Cli.Ran ran = new Cli(home).run("play", "codroid", "--seed", "3", "--seats", "list");
    assertThat(ran.out()).containsAnyOf("You win:", "You lose:").contains("Round 2 begins.");
  }

  @Test
  void whoWinsOrLosesTogetherIsToldOnce() {
    Cli.Ran ran = new Cli(home).run("play", "codroid", "--seed", "3", "--seats", "list,list");
    assertThat(ran.out())
        .containsAnyOf("You win:", "You lose:")
        .doesNotContain("List of measures 1:");
  }

  @Test
  void aDeviceIsNeverReplacedByASavedGame() {
    Cli.Ran ran = new Cli(home).run("play", "codroid", "--save", "/dev/null", "--force");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("\"/dev/null\" is not an ordinary file");
  }
}
