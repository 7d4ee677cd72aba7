package plateau.arena.report;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import plateau.arena.rows.RowWriter;
import plateau.arena.simulation.Comparison;
import plateau.arena.simulation.ComparisonTable;
import plateau.arena.simulation.Engine;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Study;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A folder for the rows of all games, {@code summary.json} and {@code report.html}, with a sweep
 * also {@code sweep.csv}; or for the files of an analysis. Each is written under another name first
 * and then moved into place, so files of an earlier run are there whole until the new ones are.
 */
public final class ResultFolder {

  private static final String SWEEP = "sweep.csv";

  /** Plays and hands rows to a writer. */
  @FunctionalInterface
  private interface Run<R> {

    R with(RowWriter rows) throws IOException;
  }

  private final Path folder;
  private final Set<RowFormat> formats;

  private ResultFolder(Path folder, Set<RowFormat> formats) {
    this.folder = folder;
    this.formats = formats;
  }

  /** The folder at this path, with the rows as CSV. */
  public static ResultFolder at(Path path) {
    return at(path, Set.of(RowFormat.CSV));
  }

  /**
   * The folder at this path, made if need be.
   *
   * @throws Problem when nothing can be written there
   */
  public static ResultFolder at(Path path, Set<RowFormat> formats) {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new Problem(Message.of("results.is-a-file", "folder", path.toString()));
    }
    ResultFolder results = new ResultFolder(path, formats);
    try {
      Files.createDirectories(path);
      Path part = results.partOf(RowFormat.CSV.fileName());
      Files.writeString(part, "");
      Files.delete(part);
      return results;
    } catch (IOException e) {
      throw results.cannotWrite(e);
    }
  }

  /** Runs the simulation and writes all files. */
  public <S extends State<S, M>, M> Findings<S, M> run(
      Simulation<S, M> simulation, Simulation.Progress progress, Language language) {
    try {
      Findings<S, M> findings = writeRows(rows -> simulation.run(progress, rows));
      write("summary.json", Json.write(findings.summary()) + "\n");
      write("report.html", Report.html(findings, language));
      Files.deleteIfExists(folder.resolve(SWEEP));
      return findings;
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /** Writes a page and the JSON beside it, as {@code NAME.html} and {@code NAME.json}. */
  public void write(String name, String html, String json) {
    try {
      write(name + ".json", json + "\n");
      write(name + ".html", html);
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /** Writes one file. */
  public void put(String file, String content) {
    try {
      write(file, content);
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /** Runs the study and writes all files. */
  public <S extends State<S, M>, M> Comparison<S, M> run(
      Study<S, M> study, Engine engine, Simulation.Progress progress, Language language) {
    try {
      Comparison<S, M> comparison = writeRows(rows -> study.run(engine, progress, rows));
      write(SWEEP, ComparisonTable.csv(comparison));
      write("summary.json", Json.write(comparison.summary()) + "\n");
      write("report.html", ComparisonReport.html(comparison, language));
      return comparison;
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  private <R> R writeRows(Run<R> run) throws IOException {
    try {
      R found;
      try (RowFiles rows = new RowFiles()) {
        for (RowFormat format : formats) {
          rows.add(format.open(partOf(format.fileName())));
        }
        found = run.with(rows);
      }
      for (RowFormat format : formats) {
        moveInto(format.fileName(), partOf(format.fileName()));
      }
      removeRowsOfEarlierRuns();
      return found;
    } finally {
      for (RowFormat format : formats) {
        Files.deleteIfExists(partOf(format.fileName()));
      }
    }
  }

  // The same games in another format would otherwise be other games.
  private void removeRowsOfEarlierRuns() throws IOException {
    for (RowFormat format : RowFormat.values()) {
      if (!formats.contains(format)) {
        Files.deleteIfExists(folder.resolve(format.fileName()));
      }
    }
  }

  private void write(String name, String content) throws IOException {
    Path part = partOf(name);
    try {
      Files.writeString(part, content);
      moveInto(name, part);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private Path partOf(String name) {
    return folder.resolve(name + ".part");
  }

  private void moveInto(String name, Path part) throws IOException {
    Files.move(
        part,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  private Problem cannotWrite(IOException e) {
    return new Problem(
        Message.of("results.cannot-write", "folder", folder.toString(), "reason", reason(e)), e);
  }

  private static Object reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return Message.of("results.denied");
    }
    String told = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
    return told == null ? Message.of("results.refused") : told;
  }
}
