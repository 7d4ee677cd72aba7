package plateau.app.saved;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import plateau.app.session.StateFolder;
import plateau.app.session.TextFile;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.terminal.Terminal;

/** The folder where games are saved that nobody gave a file for. */
public final class Saves {

  private static final String REPLAY = ".plateau";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

  private final Path folder;
  private final String ending;

  /** The folder with its replays. */
  public Saves(Terminal terminal) {
    this(terminal, REPLAY);
  }

  /** The folder with its files that end in this way. */
  public Saves(Terminal terminal, String ending) {
    this.ending = ending;
    folder = StateFolder.of(terminal).resolve("saves");
  }

  /** A file that does not exist yet. */
  public Path fresh(String game) {
    String name = game + "-" + STAMP.format(LocalDateTime.now(ZoneId.systemDefault()));
    Path file = folder.resolve(name + ending);
    for (int i = 2; Files.exists(file); i++) {
      file = folder.resolve(name + "-" + i + ending);
    }
    return file;
  }

  /** The newest game that is not over, of this game if one is named. */
  public Path newestUnfinished(Optional<String> game) {
    return newest(file -> isUnfinished(file, game));
  }

  /** The one of these files that was changed last. */
  public Path newest(Predicate<Path> wanted) {
    return newestFirst().stream()
        .filter(wanted)
        .findFirst()
        .orElseThrow(() -> new Problem(Message.of("resume.none", "folder", folder)));
  }

  private List<Path> newestFirst() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .sorted(
              Comparator.comparingLong(Saves::lastChange).thenComparing(file -> file).reversed())
          .toList();
    } catch (IOException e) {
      throw new Problem(Message.of("file.folder-unreadable", "folder", folder), e);
    }
  }

  private static long lastChange(Path file) {
    return file.toFile().lastModified();
  }

  // A file that cannot be read is somebody else's business: it can still be named, and then the
  // fault is told.
  private static boolean isUnfinished(Path file, Optional<String> game) {
    try {
      Replay replay = ReplayReader.readUpToCut(TextFile.read(file)).replay();
      return replay.ending().isEmpty()
          && (game.isEmpty() || game.get().equals(replay.header().game()));
    } catch (Problem unreadable) {
      return false;
    }
  }
}
