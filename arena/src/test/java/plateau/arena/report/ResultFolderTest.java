package plateau.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.Games;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Study;
import plateau.arena.simulation.Sweep;
import plateau.arena.simulation.Threads;
import plateau.kernel.Setup;
import plateau.kernel.json.Json;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;

class ResultFolderTest {

  @TempDir private Path temp;

  @Test
  void writesRowsSummaryAndReport() throws IOException {
    Path folder = temp.resolve("deep/results");
    Findings<?, ?> findings = ResultFolder.at(folder).run(pig(30), (_, _) -> {}, Language.ENGLISH);
    assertThat(names(folder)).containsExactly("games.csv", "report.html", "summary.json");
    assertThat(folder.resolve("games.csv")).content().hasLineCount(31);
    assertThat(folder.resolve("summary.json")).hasContent(Json.write(findings.summary()) + "\n");
    assertThat(folder.resolve("report.html")).content().startsWith("<!DOCTYPE html>");
  }

  @Test
  void overwritesAnEarlierRunAndNothingElse() throws IOException {
    Files.writeString(temp.resolve("notes.txt"), "mine");
    ResultFolder.at(temp).run(pig(30), (_, _) -> {}, Language.ENGLISH);
    ResultFolder.at(temp).run(pig(10), (_, _) -> {}, Language.FRENCH);
    assertThat(temp.resolve("games.csv")).content().hasLineCount(11);
    assertThat(temp.resolve("report.html")).content().contains("<html lang=\"fr\">");
    assertThat(names(temp))
        .containsExactly("games.csv", "notes.txt", "report.html", "summary.json");
  }

  @Test
  void otherFormatsAndSweepsOfAnEarlierRunDoNotStay() throws IOException {
    Study<PigState, PigMove> study =
        Study.of(
            new Pig(),
            Sweep.read(List.of("target=20,30")),
            new Study.Common("random,random", Map.of(), 10, 3));
    ResultFolder.at(temp, RowFormat.read("csv,parquet"))
        .run(study, new Threads(1), (_, _) -> {}, Language.ENGLISH);
    assertThat(names(temp))
        .containsExactly("games.csv", "games.parquet", "report.html", "summary.json", "sweep.csv");
    assertThat(temp.resolve("games.csv")).content().hasLineCount(21);
    ResultFolder.at(temp).run(pig(10), (_, _) -> {}, Language.ENGLISH);
    assertThat(names(temp)).containsExactly("games.csv", "report.html", "summary.json");
  }

  @Test
  void aStoppedRunLeavesTheEarlierFilesAsTheyWere() throws IOException {
    ResultFolder.at(temp).run(pig(10), (_, _) -> {}, Language.ENGLISH);
    String rows = Files.readString(temp.resolve("games.csv"));
    Simulation<PigState, PigMove> endless = pig(1_000_000_000);
    assertThatThrownBy(
            () -> ResultFolder.at(temp).run(endless, (_, _) -> endless.stop(), Language.ENGLISH))
        .isInstanceOf(CancellationException.class);
    assertThat(temp.resolve("games.csv")).hasContent(rows);
    assertThat(names(temp)).containsExactly("games.csv", "report.html", "summary.json");
  }

  @Test
  void aFileInPlaceOfTheFolderIsNamed() throws IOException {
    Path file = Files.writeString(temp.resolve("taken"), "");
    Problem problem = catchThrowableOfType(Problem.class, () -> ResultFolder.at(file));
    assertThat(said(Language.ENGLISH, problem))
        .isEqualTo(
            "\"%s\" is a file, but the results need a folder. Give another name, or remove the file."
                .formatted(file));
    assertThat(said(Language.FRENCH, problem))
        .isEqualTo(
            "« %s » est un fichier, mais les résultats ont besoin d'un dossier. Donnez un autre nom,"
                    .formatted(file)
                + " ou supprimez le fichier.");
  }

  @Test
  void aFolderThatCannotBeMadeIsNamedWithTheReason() throws IOException {
    Path below = Files.writeString(temp.resolve("file"), "").resolve("results");
    Problem problem = catchThrowableOfType(Problem.class, () -> ResultFolder.at(below));
    assertThat(said(Language.ENGLISH, problem))
        .startsWith("The results cannot be written to the folder \"%s\" (".formatted(below))
        .endsWith("). Give a folder in which you may write.");
  }

  private static Simulation<PigState, PigMove> pig(long games) {
    Pig pig = new Pig();
    Seating<PigState, PigMove> seating = Seating.read(pig, "random,random", People.ABSENT);
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "30"));
    return new Simulation<>(new Experiment<>(pig, setup, seating, games, 1), 2);
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static String said(Language language, Problem problem) {
    return Words.in(language, Games.class).say(problem.message());
  }
}
