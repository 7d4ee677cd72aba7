package plateau.arena.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A folder for {@code games.csv}, {@code summary.json} and {@code report.html}, or for the files of
 * an analysis. Each is written under another name first and then moved into place, so files of an
 * earlier run are there whole until the new ones are.
 */
public final class ResultFolder {

  private static final String ROWS = "games.csv";

  private final Path folder;

  private ResultFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * The folder at this path, made if need be.
   *
   * @throws Problem when nothing can be written there
   */
  public static ResultFolder at(Path path) {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new Problem(Message.of("results.is-a-file", "folder", path.toString()));
    }
    ResultFolder results = new ResultFolder(path);
    try {
      Files.createDirectories(path);
      Path part = results.partOf(ROWS);
      Files.writeString(part, "");
      Files.delete(part);
      return results;
    } catch (IOException e) {
      throw results.cannotWrite(e);
    }
  }

  /** Runs the simulation and writes all three files. */
  public <S extends State<S, M>, M> Findings<S, M> run(
      Simulation<S, M> simulation, Simulation.Progress progress, Language language) {
    try {
      Path part = partOf(ROWS);
      try {
        Findings<S, M> findings = writeRows(part, simulation, progress);
        moveInto(ROWS, part);
        write("summary.json", Json.write(findings.summary()) + "\n");
        write("report.html", Report.html(findings, language));
        return findings;
      } finally {
        Files.deleteIfExists(part);
      }
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

  private static <S extends State<S, M>, M> Findings<S, M> writeRows(
      Path part, Simulation<S, M> simulation, Simulation.Progress progress) throws IOException {
    try (BufferedWriter rows = Files.newBufferedWriter(part)) {
      return simulation.run(progress, rows);
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
