package plateau.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.store.sql.Session;

/** A copy of a database as it is at one moment, also while a server writes to it. */
public final class Backup {

  private Backup() {}

  /**
   * Makes the copy: whole, or not at all.
   *
   * @throws Problem when it cannot be made, or when the file is there already
   */
  public static void make(Path database, Path copy) {
    if (Files.exists(copy)) {
      throw new Problem(Message.of("store.backup-there", "file", copy));
    }
    Path unfinished = copy.resolveSibling(copy.getFileName() + ".unfinished");
    try {
      Files.deleteIfExists(unfinished);
      try (Session session = FileSessions.connect(database)) {
        Identity.check(session, database);
        session.change("vacuum into ?", unfinished.toString());
      }
      Files.move(unfinished, copy, StandardCopyOption.ATOMIC_MOVE);
    } catch (SQLException | IOException e) {
      throw new Problem(
          Message.of("store.no-backup", "file", copy, "why", String.valueOf(e.getMessage())), e);
    }
  }
}
