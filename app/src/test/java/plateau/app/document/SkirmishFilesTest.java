package plateau.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;

/** Deadzone's teams, missions and maps, as one gives them on the command line. */
class SkirmishFilesTest {

  @TempDir Path home;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(home.resolve(name), text);
  }

  private static String wardens() {
    return StrikeTeam.SAMPLES.find("wardens").orElseThrow().toString();
  }

  @Test
  void aSampleTeamIsToldToBeSoundInBothLanguages() {
    assertThat(new Cli(home).run("team", "check", "wardens").said())
        .contains("wardens: a sound team, The Wardens, with 7 figures for 100 points.")
        .contains("Captain Leader, speed 1-2, shoot 4+, fight 5+, survive 4+, armour 1, size 1");
    assertThat(new Cli(home).inFrench().run("team", "check", "ash-brood").said())
        .contains("une équipe valable, La Couvée de cendre, avec 8 figurines pour 100 points.")
        .contains("tir –");
  }

  @Test
  void aFaultInATeamFileIsToldWithItsLine() throws IOException {
    Path file = file("mine.team", wardens().replace("armour 2", "armour 9"));
    Cli.Ran ran = new Cli(home).run("team", "check", file.toString());
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err())
        .contains("Team file " + file + ", line ")
        .contains("\"9\" is not a number from 0 to 4.")
        .hasLineCount(1);
    assertThat(new Cli(home).run("team").err()).contains("plateau team check FILE");
  }

  @Test
  void aTeamFromAFileIsPlayed() throws IOException {
    Path file = file("mine.team", wardens().replace("name en Captain", "name en Queen"));
    Cli.Ran ran =
        new Cli(home)
            .typing("quit")
            .run("play", "deadzone", "--team", file.toString(), "--mission", "annihilation");
    assertThat(ran.said()).contains("S1 Queen").contains("Annihilation");
  }

  @Test
  void aMissionFromAFileIsPlayed() throws IOException {
    String annihilation = Mission.SAMPLES.find("annihilation").orElseThrow().toString();
    Path file = file("mine.mission", annihilation.replace("Annihilation", "Last stand"));
    assertThat(
            new Cli(home)
                .typing("quit")
                .run("play", "deadzone", "--mission", file.toString())
                .said())
        .contains("Last stand");
    assertThat(new Cli(home).run("check", file.toString()).said())
        .contains("sound, a deadzone-mission. Last stand");
  }

  @Test
  void whatIsNeitherASampleNorAFileIsRefused() {
    assertThat(new Cli(home).run("play", "deadzone", "--team", "warden").err())
        .contains("There is no file \"warden\". What comes with the game for --team: wardens,")
        .contains("Did you mean \"wardens\"?")
        .hasLineCount(1);
    assertThat(new Cli(home).run("play", "deadzone", "--mission", "no/such.mission").err())
        .contains("no/such.mission")
        .hasLineCount(1);
    assertThat(
            new Cli(home)
                .run("play", "deadzone", "--team", "wardens", "--team", "wardens", "--team", "x")
                .err())
        .contains("The game takes --team 2 times at most, not 3 times.");
    assertThat(new Cli(home).run("play", "codroid", "--team", "wardens").err())
        .contains("The game \"codroid\" knows no --team. Leave it out.");
  }

  @Test
  void aMapOfDeadzoneIsCheckedAndShown() throws IOException {
    String depot = SkirmishMap.depot9().toString();
    Path file = file("depot.map", depot);
    assertThat(new Cli(home).run("map", "check", file.toString()).said())
        .contains("a sound map of Deadzone, \"Depot 9\", with 72 cubes to stand in.");
    for (String named : List.of(file.toString(), "depot-9")) {
      assertThat(new Cli(home).run("map", "show", named).out())
          .contains("5 | i    *        XXXX  *c        i       |");
    }
    Path broken = file("broken.map", depot.replace("zone south 1-2", "zone south 2-1"));
    assertThat(new Cli(home).run("map", "check", broken.toString()).err())
        .contains("is not a range of rows")
        .hasLineCount(1);
    assertThat(
            new Cli(home).typing("quit").run("play", "deadzone", "--map", file.toString()).code())
        .isEqualTo(ExitCode.FINE);
  }
}
