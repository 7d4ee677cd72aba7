package plateau.app.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.json.JsonReader;

class AnalyseTest {

  @TempDir Path home;

  private String match(String game, String seats) {
    Path folder = home.resolve(game);
    Cli.Ran ran =
        new Cli(home)
            .run("match", game, "--seats", seats, "--seed", "7", "--save", folder.toString());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    return folder.resolve("match-0001.plateau").toString();
  }

  @Test
  void thePageAndTheJsonAreTheSameOnAnyNumberOfThreads() throws IOException {
    String replay = match("codroid", "greedy");
    Path one = home.resolve("one");
    Path three = home.resolve("three");
    for (Path folder : new Path[] {one, three}) {
      String threads = folder.equals(one) ? "1" : "3";
      Cli.Ran ran =
          new Cli(home)
              .run(
                  "analyse",
                  replay,
                  "--matches",
                  "60",
                  "--threads",
                  threads,
                  "--out",
                  folder.toString());
      assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
      assertThat(ran.out()).contains("Odds over the match", "Turning points", "Better moves");
    }
    for (String file : new String[] {"analysis.html", "analysis.json"}) {
      assertThat(Files.readString(three.resolve(file)))
          .isEqualTo(Files.readString(one.resolve(file)));
    }
  }

  @ParameterizedTest
  @CsvSource({"codroid, greedy", "panic-station, 'random,random,random,random'"})
  void aMatchOfEveryKindOfGameIsAnalysed(String game, String seats) throws IOException {
    String replay = match(game, seats);
    Cli.Ran ran = new Cli(home).inFrench().run("analyse", replay, "--matches", "4");
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out()).contains("Les chances au fil de la partie", "Tournants");
    Path folder = Path.of(replay.replace(".plateau", "-analysis"));
    Map<?, ?> analysis =
        (Map<?, ?>)
            Objects.requireNonNull(
                JsonReader.read(Files.readString(folder.resolve("analysis.json")).strip()));
    assertThat(analysis.get("game")).isEqualTo(game);
    assertThat(analysis.get("matches")).isEqualTo(4L);
  }

  @Test
  void aWrongWishIsRefusedBeforeAnythingIsWritten() {
    String replay = match("codroid", "greedy");
    assertThat(new Cli(home).run("analyse", replay, "--matches", "9", "--time", "9").err())
        .contains("--matches or with --time, not both");
    assertThat(new Cli(home).run("analyse", replay, "--seat", "2").err()).contains("--seat");
    assertThat(new Cli(home).run("analyse", home.resolve("none").toString()).err())
        .contains("none");
    assertThat(home.resolve("codroid/match-0001-analysis")).doesNotExist();
  }
}
