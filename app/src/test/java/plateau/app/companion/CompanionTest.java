package plateau.app.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;

/** {@code plateau companion deadzone}, typed at a table. */
class CompanionTest {

  private static final int COMMAND_FIRST = 7;

  @TempDir Path home;

  private Path save() {
    return home.resolve("table.companion");
  }

  private Cli.Ran play(String... typed) {
    return play(new Cli(home), typed);
  }

  private Cli.Ran play(Cli cli, String... typed) {
    return play(cli, 5, typed);
  }

  // The Wardens against the Ironworks, all seven in their places.
  private Cli.Ran play(Cli cli, int seed, String... typed) {
    List<String> lines = new ArrayList<>(Collections.nCopies(7, ""));
    lines.addAll(List.of(typed));
    return cli.typing(lines.toArray(String[]::new))
        .run(
            "companion",
            "deadzone",
            "--team",
            "wardens",
            "--enemy",
            "ironworks",
            "--mission",
            "domination",
            "--dice",
            "ask",
            "--seed",
            Integer.toString(seed),
            "--save",
            save().toString());
  }

  private Cli.Ran resume(String... typed) {
    return new Cli(home).typing(typed).run("companion", "--resume", save().toString());
  }

  @Test
  void whatIsNotGivenIsAsked() {
    Cli.Ran ran =
        new Cli(home)
            .typing("ash", "hound 1", "", "", "annihil", "you", "quit")
            .run("companion", "deadzone");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out())
        .contains("Which team does JADE play?", "3 The Ash brood")
        .contains("4 Hound 1: Combat profile", "4 Hound 1: Shooting profile")
        .contains("Which team do you play?", "Which mission do you play?", "3 Annihilation")
        .contains("Who rolls JADE's D8 and command die?")
        .contains("JADE plays The Ash brood")
        .contains("plateau companion deadzone --resume");
  }

  @Test
  void backWorksInTheSetUpToo() {
    Cli.Ran ran =
        new Cli(home)
            .typing("1", "back", "2", "", "", "1", "1", "quit")
            .run("companion", "deadzone");
    assertThat(ran.out()).contains("JADE plays The Ironworks crew");
  }

  @Test
  void aTeamFileIsReadAndItsFaultsAreTold() throws IOException {
    Path good = home.resolve("loner.team");
    String text =
        """
        team loner
          name en The Loner
          name fr Le Solitaire
          order steady-aim
        figure loner-one
          name en The One
          name fr L'Unique
          role leader
          recon 4+
          speed 1-2
          shoot 4+
          fight 4+
          survive 4+
          armour 1
          size 1
          vp 3
          points 20
          weapons carbine
        """;
    Files.writeString(good, text);
    Path bad = home.resolve("bad.team");
    Files.writeString(bad, text.replace("carbine", "carbin"));
    Cli.Ran ran =
        new Cli(home)
            .typing(bad.toString(), good.toString(), "", "", "1", "1", "", "quit")
            .run("companion", "deadzone");
    assertThat(ran.said())
        .contains("line 18")
        .contains("carbin")
        .contains("JADE plays The Loner")
        .contains("Put The One in the next cube");
  }

  @Test
  void anActivationIsTalkedThroughWithKeys() {
    Cli.Ran ran = play("jade", "n", "n", "n", "n", "quit");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out())
        .contains("Round 1")
        .contains("Who starts this round?")
        .containsPattern("Is .+ pinned\\? \\(y/n\\) n\n")
        .contains("The game is saved. Go on with it whenever you like:");
  }

  @Test
  void inFrenchToo() {
    Cli.Ran ran = play(new Cli(home).inFrench(), "jade", "o", "n", "n", "quitter");
    assertThat(ran.out())
        .contains("JADE joue Les Vigiles")
        .contains("Qui commence cette manche ?")
        .containsPattern("\nEst-ce que .+ est au sol \\(pion plaqué\\) \\? \\(o/n\\) o\n")
        .contains("se relève.");
  }

  @Test
  void questionMarkExplainsTheTermAndTheKeys() {
    assertThat(play("jade", "?", "quit").said())
        .contains("Pinned: lying down after suppressive fire")
        .contains("Type y for yes or n for no.")
        .contains("back take the last answer back");
  }

  @Test
  void backCorrectsTheLastAnswer() throws IOException {
    play("jade", "y", "back", "n", "quit");
    String corrected = Files.readString(save());
    Files.delete(save());
    Cli.Ran ran = play("jade", "n", "quit");
    assertThat(Files.readString(save())).isEqualTo(corrected);
    assertThat(ran.out()).doesNotContain("stands up");
  }

  @Test
  void nonsenseIsAskedAgain() {
    assertThat(play("jade", "perhaps", "quit").out())
        .contains("\"perhaps\" is neither yes nor no. Type y or n");
    Cli.Ran ran = new Cli(home).typing("7", "wardens", "quit").run("companion", "deadzone");
    assertThat(ran.out()).contains("There is no team and no file \"7\".");
  }

  @Test
  void theButtonsOfThePageAreWords() {
    Cli.Ran ran =
        play(
            "you",
            "dead rifle 2",
            "dead hand 1",
            "injured captain",
            "injured breacher 1",
            "dead breacher",
            "healed captain",
            "item rifle 3 none",
            "item marksman frag",
            "reload marksman",
            "alive",
            "team",
            "quit");
    assertThat(ran.said())
        .contains("Noted: Rifle 2 is dead.")
        .contains("Noted: Hand 1 is dead.")
        .contains("Noted: Captain has wounds: 1.")
        .contains("Noted: Breacher has wounds: 1.")
        .contains("Noted: Captain has wounds: 0.")
        .contains("Noted: Rifle 3 carries: nothing.")
        .contains("Noted: Marksman carries: Frag grenade.")
        .contains("Noted: nobody else is dead this round.")
        .contains("Breacher dead")
        .contains("Marksman ready · Shooting profile · reload counter · carries Frag grenade")
        .contains("Your figures Hand 1 dead");
  }

  @Test
  void aReportThatIsNotClearSaysWhatIsKnown() {
    assertThat(play("you", "dead rifle", "dead zorro", "item captain", "quit").said())
        .contains("\"rifle\" may mean several things: Rifle 1, Rifle 2, Rifle 3")
        .contains("Nothing here fits \"zorro\". It can be told of: Captain,")
        .contains("\"captain\" may mean several things: carries");
  }

  @Test
  void theCardIsShown() {
    assertThat(play("jade", "card", "quit").said())
        .contains("target ")
        .contains("In order, as far as its actions go:");
  }

  @Test
  void quickModeTellsTheChecklist() {
    assertThat(play("quick", "jade", "quit").out())
        .contains("Quick mode: on.")
        .contains("□ An enemy in its cube?")
        .contains("In order, as far as its actions go:");
  }

  @Test
  void aGameGoesOnWhereItStopped() {
    play("jade", "n");
    Cli.Ran ran = resume("n", "quit");
    assertThat(ran.out()).contains("Field medic — Finish the job").doesNotContain("pinned?");
    assertThat(new Cli(home).run("companion", "deadzone", "--resume").err())
        .contains("There is no unfinished");
  }

  @Test
  void aDamagedFileSaysWhatIsWrong() throws IOException {
    play("jade", "n");
    Files.writeString(save(), Files.readString(save()).replace("q-pinned no", "q-pinned maybe"));
    Cli.Ran ran = resume();
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err())
        .contains("table.companion, line ")
        .contains("the dialogue asks q-pinned here, to be answered by one of yes, no");
  }

  @Test
  void aFileThatExistsIsLeftAlone() {
    play("jade");
    Cli.Ran ran = play("jade");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("exists, so it is left alone");
  }

  @Test
  void otherGamesAreRefused() {
    Cli.Ran ran = new Cli(home).run("companion", "iceberg");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err())
        .contains("Games with one: codroid, deadzone")
        .contains("plateau play iceberg --dice ask");
  }

  @Test
  void whoNamesNoGameIsToldWhichThereAre() {
    assertThat(new Cli(home).run("companion").err()).contains("Which game?", "codroid, deadzone");
  }

  @Test
  void codroidIsTalkedThroughOnItsOwnBoard() {
    Path file = home.resolve("codroid.plateau");
    Cli.Ran ran =
        new Cli(home)
            .typing("", "auto", "auto", "board", "team", "back", "?", "quit")
            .run(
                "companion",
                "codroid",
                "--option",
                "seats=2",
                "--option",
                "rounds=5",
                "--dice",
                "person",
                "--save",
                file.toString());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.said())
        .contains("Codroid on your own board", "Rolled for you:", "Round 1")
        .contains("plateau companion codroid --resume");
    Cli.Ran again =
        new Cli(home).typing("quit").run("companion", "codroid", "--resume", file.toString());
    assertThat(again.code()).as(again.err()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void anAnswerToAQuestionThatIsNotAskedIsAMistake() {
    Cli.Ran ran =
        new Cli(home)
            .typing("", "", "")
            .run(
                "companion",
                "codroid",
                "--team",
                "wardens",
                "--dice",
                "person",
                "--option",
                "seats=1");
    assertThat(ran.err()).contains("--team answers no question of this game");
  }

  @Test
  void theProgramRollsOnRequestAsInCodroid() {
    // With this seed the first figure draws Command.
    Cli.Ran ran = play(new Cli(home), COMMAND_FIRST, "jade", "7", "auto", "auto", "quit");
    assertThat(ran.out())
        .contains("roll the command die. (1 to 6)")
        .contains("  3 Free move")
        .contains("Result (? for help): 7\n\"7\" is not one of these.")
        .containsPattern("Rolled for you: .+")
        .contains("No roll is asked for now.");
  }
}
