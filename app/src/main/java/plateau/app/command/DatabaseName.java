package plateau.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.app.Session;
import plateau.app.StateFolder;
import plateau.app.TextFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.Database;
import plateau.server.store.postgres.PostgresAddress;

/** A database as people name it: a file, or {@code postgresql://user@host:port/name}. */
final class DatabaseName {

  private DatabaseName() {}

  /**
   * The database with this name, or the usual file.
   *
   * @throws Problem when it is no name of a database
   */
  static Database read(@Nullable String text, Session session) {
    if (text == null) {
      return inItsFolder(StateFolder.of(session.terminal()).resolve("plateau.db"));
    }
    return PostgresAddress.isMeant(text)
        ? new Database.Shared(PostgresAddress.read(text))
        : inItsFolder(TextFile.path(text).toAbsolutePath());
  }

  /**
   * The database with this name, which must be there.
   *
   * @throws Problem when there is no such file
   */
  static Database existing(String text) {
    return PostgresAddress.isMeant(text)
        ? new Database.Shared(PostgresAddress.read(text))
        : new Database.File(existing(TextFile.path(text).toAbsolutePath()));
  }

  static Path existing(Path file) {
    if (!Files.exists(file)) {
      throw new Problem(Message.of("db.no-file", "file", file));
    }
    return file;
  }

  private static Database inItsFolder(Path file) {
    try {
      Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(file));
      return new Database.File(file);
    } catch (IOException e) {
      throw new Problem(
          Message.of("store.unusable", "file", file, "why", String.valueOf(e.getMessage())), e);
    }
  }
}
