package plateau.app.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.json.JsonReader;

class SimulateTest {

  @TempDir Path home;

  private Cli.Ran simulate(Cli cli, String... options) {
    String[] args = new String[options.length + 8];
    String[] fixed = {"simulate", "codroid", "--seats", "list", "--games", "40", "--seed", "5"};
    System.arraycopy(fixed, 0, args, 0, fixed.length);
    System.arraycopy(options, 0, args, fixed.length, options.length);
    return cli.run(args);
  }

  @Test
  void theJsonIsOneObjectWithTheAgreedFields() {
    Cli.Ran ran = simulate(new Cli(home), "--json");
    assertThat(ran.lines()).hasSize(1);
    Map<?, ?> summary = (Map<?, ?>) Objects.requireNonNull(JsonReader.read(ran.lines().getFirst()));
    assertThat(summary.keySet().toString())
        .startsWith("[game, seats, games, seed, seconds, outcomes, wins, length");
    assertThat(summary.get("games")).isEqualTo(40L);
    assertThat(summary.get("seed")).isEqualTo(5L);
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    String one = withoutSeconds(simulate(new Cli(home), "--json", "--threads", "1"));
    String three = withoutSeconds(simulate(new Cli(home), "--json", "--threads", "3"));
    assertThat(three).isEqualTo(one);
  }

  private static String withoutSeconds(Cli.Ran ran) {
    return ran.out().replaceAll("\"seconds\":[^,]*", "");
  }

  @Test
  void peopleGetATable() {
    assertThat(simulate(new Cli(home)).out())
        .startsWith("Codroid-19")
        .contains("40 games · seats list · seed 5")
        .containsPattern("forty cured +\\d+ +\\d+\\.\\d%")
        .contains("Seat 1 (list) wins");
    assertThat(simulate(new Cli(home).inFrench()).out())
        .contains("40 parties · places list · graine 5")
        .contains("quarante guéris");
  }

  @Test
  void endingsOfEveryGameAreWordsForPeople() {
    Cli.Ran ran =
        new Cli(home)
            .run(
                "simulate",
                "panic-station",
                "--seats",
                "random,random,random",
                "--games",
                "40",
                "--seed",
                "5");
    assertThat(ran.out()).contains("all troopers dead").doesNotContainPattern("[A-Z]_[A-Z]");
  }

  @Test
  void theProgressBarIsOnlyForAScreen() {
    assertThat(simulate(new Cli(home)).err()).isEmpty();
    assertThat(simulate(new Cli(home).onScreen(80)).err()).contains("░").contains(" left");
  }

  @Test
  void theResultsAreWrittenIntoAFolder() throws IOException {
    Path folder = home.resolve("results");
    Cli.Ran ran = simulate(new Cli(home), "--out", folder.toString(), "--json");
    assertThat(folder.resolve("games.csv")).exists();
    assertThat(folder.resolve("report.html")).exists();
    assertThat(Files.readString(folder.resolve("summary.json"))).isEqualTo(ran.out());
    Files.writeString(home.resolve("file"), "");
    assertThat(simulate(new Cli(home), "--out", home.resolve("file").toString()).code())
        .isEqualTo(ExitCode.MISTAKE);
  }

  @Test
  void aSweepIsATableWithALineForEachCombination() {
    assertThat(simulate(new Cli(home), "--sweep", "rounds=8,10").lines())
        .satisfies(
            lines -> {
              assertThat(lines.get(1)).startsWith("2 combinations · 40 games each");
              assertThat(lines.get(3)).matches("  rounds +won +95 % sure +decisions");
              assertThat(lines.get(4)).matches("  8 +[0-9.]+% +[0-9.]+% to [0-9.]+% +[0-9.]+");
              assertThat(lines.get(5)).startsWith("  10 ");
            });
    assertThat(simulate(new Cli(home).inFrench(), "--sweep", "rounds=8,10").out())
        .contains("2 combinaisons · 40 parties chacune, avec les mêmes graines");
    assertThat(simulate(new Cli(home), "--json", "--sweep", "rounds=8,10").out())
        .contains("\"sweep\":{\"rounds\":[\"8\",\"10\"]}");
  }

  @Test
  void aSweepOfSeatsNeedsNoSeats() {
    String[] seats = {"simulate", "codroid", "--games", "5", "--sweep", "seats=list,random"};
    assertThat(new Cli(home).run(seats).code()).isEqualTo(ExitCode.FINE);
    Cli.Ran both = simulate(new Cli(home), "--sweep", "seats=list,random");
    assertThat(both.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(both.err()).contains("\"seats\" is swept and given a fixed value as well");
    Cli.Ran nobody = new Cli(home).run("simulate", "codroid", "--games", "5");
    assertThat(nobody.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(nobody.err())
        .contains("The option --seats is missing")
        .contains("--seats random,greedy");
  }

  @Test
  void theRowsCanBeParquetAsWell() {
    Path folder = home.resolve("results");
    simulate(new Cli(home), "--out", folder.toString(), "--format", "csv,parquet");
    assertThat(folder.resolve("games.csv")).exists();
    assertThat(folder.resolve("games.parquet")).exists();
    assertThat(simulate(new Cli(home), "--format", "parquet").err()).contains("--out FOLDER");
  }

  @Test
  void withoutTheModuleForClustersItSaysHowToGetIt() {
    Cli.Ran ran = simulate(new Cli(home), "--on", "spark://localhost:7077");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("without its module for clusters").contains("./plateau");
  }
}
