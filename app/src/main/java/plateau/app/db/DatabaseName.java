package plateau.app.db;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.app.session.Session;
import plateau.app.session.StateFolder;
import plateau.app.session.TextFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;
import plateau.server.operations.Database;
import plateau.server.store.postgres.PostgresAddress;

/** A database as people name it: a file, or {@code postgresql://user@host:port/name}. */
public final class DatabaseName {

  private static final String USUAL = "plateau.db";

  // One letter is a drive. A file with a colon in its name has a folder before it: ./a:b.db
  private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+:(?://)?).*");

  private DatabaseName() {}

  /**
   * The database with this name, or the usual file. A file need not be there yet, but its folder
   * must: only the usual one is made.
   *
   * @throws Problem when it is no name of a database
   */
  public static Database read(@Nullable String text, Session session) {
    return text == null
        ? new Database.File(inOurFolder(usual(session)))
        : named(text, DatabaseName::inAFolder);
  }

  /**
   * The database with this name, which must be there.
   *
   * @throws Problem when there is no such file
   */
  static Database existing(String text) {
    return named(text, DatabaseName::existing);
  }

  /** The same, or the usual file. */
  static Database existing(@Nullable String text, Session session) {
    return text == null ? new Database.File(existing(usual(session))) : existing(text);
  }

  /**
   * A file that is no address, in a folder that is there.
   *
   * @throws Problem when it cannot be made there
   */
  static Path file(String text) {
    refuseScheme(text);
    return inAFolder(TextFile.path(text).toAbsolutePath());
  }

  private static Database named(String text, UnaryOperator<Path> check) {
    if (PostgresAddress.isMeant(text)) {
      return new Database.Shared(PostgresAddress.read(text));
    }
    refuseScheme(text);
    return new Database.File(check.apply(TextFile.path(text).toAbsolutePath()));
  }

  // "mysql://x/y" would be the file y in the folders "mysql:" and x.
  private static void refuseScheme(String text) {
    Matcher scheme = SCHEME.matcher(text);
    if (scheme.matches()) {
      throw new Problem(Message.of("db.unknown-scheme", "seen", text, "scheme", scheme.group(1)));
    }
  }

  private static Path usual(Session session) {
    return StateFolder.of(session.terminal()).resolve(USUAL);
  }

  private static Path existing(Path file) {
    if (Files.isDirectory(file)) {
      throw new Problem(Message.of("db.folder", "file", file));
    }
    if (!Files.exists(file)) {
      throw new Problem(Message.of("db.no-file", "file", file, "hint", alike(file)));
    }
    return file;
  }

  // A folder that is made in silence would hide that somebody has mistyped its name.
  private static Path inAFolder(Path file) {
    Path folder = file.getParent();
    if (Files.isDirectory(file)) {
      throw new Problem(Message.of("db.folder", "file", file));
    }
    if (folder != null && !Files.isDirectory(folder)) {
      throw new Problem(
          Message.of(
              "db.no-folder",
              "file",
              file,
              "folder",
              folder,
              "command",
              "mkdir -p " + TextFile.quoted(folder)));
    }
    return file;
  }

  private static Path inOurFolder(Path file) {
    try {
      Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(file));
      return file;
    } catch (IOException e) {
      throw new Problem(
          Message.of("store.unusable", "file", file, "why", String.valueOf(e.getMessage())), e);
    }
  }

  /** " Did you mean …?", when a file beside this one is called almost so. */
  public static Message alike(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return Nearest.hint("", List.of());
    }
    try (Stream<Path> beside = Files.list(folder)) {
      List<String> names =
          beside
              .filter(other -> Files.isRegularFile(other) && !other.equals(file))
              .map(other -> String.valueOf(other.getFileName()))
              .filter(name -> !name.matches(".*(-wal|-shm|\\.lock)"))
              .toList();
      return Nearest.hint(String.valueOf(file.getFileName()), names);
    } catch (IOException unreadable) {
      return Nearest.hint("", List.of());
    }
  }
}
