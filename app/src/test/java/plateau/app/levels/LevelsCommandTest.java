package plateau.app.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.LevelFile;

class LevelsCommandTest {

  @TempDir private Path home;

  private Cli.Ran levels(String... more) {
    String[] args = new String[7 + more.length];
    String[] fixed = {"levels", "panic-station", "--matches", "20", "--seed", "5", "--threads=2"};
    System.arraycopy(fixed, 0, args, 0, fixed.length);
    System.arraycopy(more, 0, args, fixed.length, more.length);
    return new Cli(home).run(args);
  }

  @Test
  void levelsThatHoldAreToldAndPrintedAsTheirFile() {
    Cli.Ran ran = levels();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    String file = ran.out().substring(ran.out().indexOf("\n[\n") + 1);
    assertThat(LevelFile.read(file))
        .hasSize(4)
        .allSatisfy(
            graded ->
                assertThat(graded.strengths())
                    .hasSize(2)
                    .allMatch(strength -> strength.games() == 20)
                    .allMatch(
                        strength ->
                            strength
                                .command()
                                .equals("./plateau levels panic-station --matches 20 --seed 5")));
    assertThat(ran.out()).contains("As the humans, wins ");
  }

  @Test
  void theyAreWrittenBesideTheWordsOfTheSourceTree() throws IOException {
    Path words = Files.createDirectories(home.resolve("game/src/main/resources/plateau/panic"));
    Files.writeString(words.resolve("messages_en.properties"), "");
    Cli.Ran ran = levels("--write", home.resolve("game").toString());
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(LevelFile.read(Files.readString(words.resolve("levels.json")))).hasSize(4);
    assertThat(ran.said()).contains("holds these levels now").doesNotContain("[ {");
  }

  @Test
  void aFolderWithoutTheWordsOfTheGameIsRefusedBeforeAnythingIsCounted() {
    Cli.Ran ran = levels("--write", home.toString());
    assertThat(ran.err()).contains("src/main/resources/plateau/panic/messages_en.properties");
    assertThat(ran.out()).doesNotContain("wins");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
  }

  @Test
  void onlyComparingPrintsNoFile() {
    Cli.Ran ran = levels("--check");
    assertThat(ran.out()).doesNotContain("[\n");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(levels("--check", "--write", home.toString()).err()).contains("Either --check");
  }
}
