package plateau.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import plateau.app.Cli;
import plateau.app.session.ExitCode;

class LabTest {

  private static final List<String> FILES =
      List.of("generations.json", "lab.json", "policies.csv", "report.html");

  @TempDir Path home;

  private Cli.Ran lab(Cli cli, int generations, String folder, String... more) {
    String[] args = new String[10 + more.length];
    String[] fixed = {
      "lab",
      "codroid",
      "--seed",
      "5",
      "--games",
      "4",
      "--generations",
      "" + generations,
      "--out",
      home.resolve(folder).toString()
    };
    System.arraycopy(fixed, 0, args, 0, fixed.length);
    System.arraycopy(more, 0, args, fixed.length, more.length);
    return cli.run(args);
  }

  @Test
  void tellsTheBestOrderAndWhatMattersInBothLanguages() {
    assertThat(lab(new Cli(home), 1, "english").out())
        .startsWith("Codroid-19")
        .containsPattern("The best order wins [0-9.]+% of 200 new games")
        .contains("The known list wins")
        .containsPattern("\nlist:[a-z0-9+-]+\n");
    assertThat(lab(new Cli(home).inFrench(), 1, "french").out())
        .contains("Le meilleur ordre gagne")
        .contains("Comme joueur :");
  }

  @Test
  void aSearchThatWasStoppedGoesOnToTheSameBytes() throws IOException {
    lab(new Cli(home), 3, "straight", "--threads", "1");
    lab(new Cli(home), 1, "stopped", "--threads", "2");
    assertThat(lab(new Cli(home), 3, "stopped", "--threads", "2").out())
        .contains("Going on after one generation");
    for (String file : FILES) {
      assertThat(home.resolve("stopped").resolve(file))
          .as(file)
          .hasSameTextualContentAs(home.resolve("straight").resolve(file));
    }
  }

  @Test
  void theReportIsAWholePage() throws Exception {
    lab(new Cli(home).inFrench(), 2, "page", "--option", "rounds=8");
    Document page =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(
                new InputSource(
                    new StringReader(
                        Files.readString(home.resolve("page/report.html"))
                            .replace("<!DOCTYPE html>", ""))));
    assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo("fr");
    assertThat(page.getElementsByTagName("h2").getLength()).isEqualTo(6);
    assertThat(page.getElementsByTagName("body").item(0).getTextContent())
        .contains("./plateau lab codroid --option rounds=8 --generations 2 --games 4 --seed 5")
        .doesNotContain("{")
        .doesNotContain("NaN");
  }

  @Test
  void otherNotesAndOtherGamesAreRefused() {
    lab(new Cli(home), 1, "mine");
    Cli.Ran other = lab(new Cli(home), 1, "mine", "--option", "beds=6");
    assertThat(other.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(other.err()).contains("notes of another search").contains("beds=6");
    Cli.Ran nothing = new Cli(home).run("lab", "iceberg");
    assertThat(nothing.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(nothing.err()).contains("nothing to put in order", "one of these games: codroid.");
  }
}
