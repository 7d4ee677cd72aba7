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
import plateau.iceberg.map.MapReader;

class MapTest {

  @TempDir Path home;

  private Path generated(String... more) {
    Path file = home.resolve("ice.map");
    String[] args = new String[6 + more.length];
    String[] fixed = {"map", "generate", "--seed", "7", "--out", file.toString()};
    System.arraycopy(fixed, 0, args, 0, fixed.length);
    System.arraycopy(more, 0, args, fixed.length, more.length);
    assertThat(new Cli(home).run(args).code()).isEqualTo(ExitCode.FINE);
    return file;
  }

  @Test
  void theSameSeedGivesTheSameMapOnTheScreenAndInAFile() throws IOException {
    Cli.Ran printed = new Cli(home).run("map", "generate", "--seed", "7");
    assertThat(Files.readString(generated())).isEqualTo(printed.out());
    assertThat(new Cli(home).run("map", "generate", "--seed", "7", "--game", "iceberg").out())
        .isEqualTo(printed.out());
    assertThat(new Cli(home).run("map", "generate", "--seed", "8").out())
        .isNotEqualTo(printed.out());
  }

  @Test
  void aGeneratedMapHasWhatWasAskedFor() throws IOException {
    String text = Files.readString(generated("--walls", "10", "--aliens", "6"));
    assertThat(text.chars().filter(sign -> sign == 'X')).hasSize(10);
    assertThat(MapReader.read(text).aliens()).hasSize(6);
  }

  @Test
  void aSoundMapIsToldToBeOneInBothLanguages() {
    String file = generated("--symmetry", "vertical").toString();
    assertThat(new Cli(home).run("map", "check", file, "--games", "0").said())
        .contains("a sound map with 80 walls and 40 aliens.")
        .contains("All agents of both sides can reach every alien.")
        .contains("top and bottom");
    assertThat(new Cli(home).inFrench().run("map", "check", file, "--games", "0").said())
        .contains("une carte valable avec 80 murs et 40 aliens.")
        .contains("Symétrique");
  }

  @Test
  void whatNobodyCanReachAndWhatIsNotSymmetricIsTold() throws IOException {
    Path file = home.resolve("cage.map");
    Files.writeString(
        file,
        ".X"
            + ".".repeat(23)
            + "\n"
            + "X"
            + ".".repeat(24)
            + "\n"
            + (".".repeat(25) + "\n").repeat(23)
            + "3 0 3 1 3 2 3 3 5 0 5 1 5 2 5 3\n1\n0 0 5 1 9\n");
    assertThat(new Cli(home).run("map", "check", file.toString(), "--games", "0").said())
        .contains("The ice is in 2 pieces")
        .contains("Alien 0 on (0, 0) can be reached by nobody.")
        .contains("Not symmetric");
  }

  @Test
  void aMapIsPlayedAndCalledFairOrNotInBothLanguages() throws IOException {
    Path file = home.resolve("left.map");
    Files.writeString(
        file,
        (".".repeat(12) + "X" + ".".repeat(12) + "\n").repeat(25)
            + "0 0 1 0 2 0 3 0\n0 24 1 24 2 24 3 24\n1\n5 5 9 3 50\n");
    String[] check = {"map", "check", file.toString(), "--games", "6"};
    Cli.Ran english = new Cli(home).run(check);
    assertThat(english.code()).isEqualTo(ExitCode.FINE);
    assertThat(english.said())
        .contains("greedy against itself, 6 games both ways round")
        .contains("starts where Blue starts 12 0 0 100 % (76–100 %) 9.0")
        .contains("moves first 6 0 6 50 % (25–75 %) 4.5")
        .contains("Starting where Blue starts is worth +9.0 points a match")
        .contains("Moving first is worth +0.0 points a match")
        .contains("Unfair: the side where Blue starts is favoured.");
    assertThat(english.lines()).allMatch(line -> line.length() <= 100);
    assertThat(new Cli(home).inFrench().run(check).said())
        .contains("greedy contre lui-même, 6 parties dans les deux sens")
        .contains("vaut +9,0 points par partie")
        .contains("Inéquitable : le camp d'où part Bleu est favorisé.");
    assertThat(new Cli(home).run("map", "check", file.toString(), "--games", "1").said())
        .contains("one game both ways round")
        .contains("worth +9.0 points a match.")
        .contains("Too few games to say whether it is fair");
  }

  @Test
  void whoPlaysAMapAgainstItselfMustBeOneComputerPlayer() {
    String file = generated().toString();
    assertThat(new Cli(home).run("map", "check", file, "--player", "greddy").err())
        .contains("greddy")
        .contains("greedy")
        .hasLineCount(1);
    Cli.Ran two = new Cli(home).run("map", "check", file, "--player", "greedy,random");
    assertThat(two.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(two.out()).isEmpty();
    assertThat(two.err()).contains("\"greedy,random\" is not one player.").hasLineCount(1);
  }

  @Test
  void aFaultIsToldWithItsCodeAndLine() throws IOException {
    Path file = home.resolve("bad.map");
    Files.writeString(file, (".".repeat(25) + "\n").repeat(2) + "..?" + ".".repeat(22) + "\n");
    Cli.Ran english = new Cli(home).run("map", "check", file.toString());
    assertThat(english.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(english.out()).isEmpty();
    assertThat(english.err()).contains("bad-cell").contains("line 3").hasLineCount(1);
    Cli.Ran french = new Cli(home).inFrench().run("map", "show", file.toString());
    assertThat(french.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(french.err()).contains("bad-cell").contains("ligne 3");
  }

  @Test
  void aFileWhoseBeginningIsOfNoKindIsJudgedAsEachAndNotAsTheWrongOne() throws IOException {
    Path file = home.resolve("small.map");
    Files.writeString(file, "x" + Files.readString(generated()).substring(1));
    for (String command : List.of("check", "show")) {
      Cli.Ran ran = new Cli(home).run("map", command, file.toString());
      assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err())
          .contains("does not tell what kind of file this is (deadzone-map, iceberg-map)")
          .contains("As iceberg-map: ")
          .contains("\"x\"")
          .contains("As deadzone-map: ")
          .contains("--kind")
          .hasLineCount(1);
    }
    assertThat(new Cli(home).inFrench().run("map", "check", file.toString()).err())
        .contains("de quelle sorte de fichier il s'agit")
        .contains("iceberg-map : ");
  }

  @Test
  void theKindThatSomebodyNamesDecides() throws IOException {
    Path file = home.resolve("small.map");
    Files.writeString(file, "x" + Files.readString(generated()).substring(1));
    Cli.Ran iceberg = new Cli(home).run("map", "check", "--kind", "iceberg-map", file.toString());
    assertThat(iceberg.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(iceberg.err()).contains("bad-cell").contains("line 1").hasLineCount(1);
    Cli.Ran deadzone = new Cli(home).run("map", "show", "--kind=deadzone-map", file.toString());
    assertThat(deadzone.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(deadzone.err()).contains("line 1").doesNotContain("bad-cell").hasLineCount(1);
    assertThat(new Cli(home).run("map", "show", "--kind", "icberg-map", file.toString()).err())
        .contains("There is no kind of file \"icberg-map\" here. Kinds: deadzone-map, iceberg-map.")
        .contains("iceberg-map")
        .hasLineCount(1);
  }

  @Test
  void aFaultBehindAPlainBeginningIsThatOfItsKind() throws IOException {
    Path skirmish = home.resolve("depot.map");
    String depot = SkirmishMap.SAMPLES.find("depot-9").orElseThrow().toString();
    Files.writeString(skirmish, depot.replaceFirst("window", "widow"));
    assertThat(new Cli(home).run("map", "check", skirmish.toString()).err())
        .contains("widow")
        .doesNotContain("iceberg-map")
        .hasLineCount(1);
  }

  @Test
  void aMapIsShownAsABoard() {
    String file = generated().toString();
    Cli.Ran wide = new Cli(home).run("map", "show", file);
    assertThat(wide.out()).contains("B0").contains("R3").contains("██").contains("Round 0");
    assertThat(wide.lines()).allMatch(line -> line.length() <= 100);
    assertThat(new Cli(home).inFrench().run("map", "show", file).out()).contains("Légende");
  }
}
