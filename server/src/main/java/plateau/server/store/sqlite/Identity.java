package plateau.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import plateau.kernel.words.Problem;
import plateau.server.store.sql.Session;

/**
 * Whether a file is a database of ours, whole, before anything is written to it: nothing is worse
 * than to begin anew in silence over what is left of somebody's matches.
 */
final class Identity {

  // "Plat" in ASCII.
  private static final int PLATEAU = 0x506c6174;

  private Identity() {}

  /**
   * Looks at the file without SQLite, for which an empty file is a new database.
   *
   * @throws Problem when it cannot be used
   */
  static void checkFile(Path file) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    if (Files.isRegularFile(file) && Files.size(file) == 0) {
      throw Unusable.because("empty", file, "0");
    }
    if (!Files.isWritable(file)) {
      throw Unusable.because("read-only", file, "");
    }
  }

  /**
   * Looks at what is in the database.
   *
   * @throws Problem when it is another program's, or damaged
   */
  static void check(Session session, Path file) throws SQLException {
    int id = number(session, "pragma application_id");
    boolean isNew = number(session, "select count(*) from sqlite_master") == 0;
    // Ours had no id before they had one.
    boolean isOurs = id == PLATEAU || (id == 0 && (isNew || hasTables(session)));
    if (!isOurs) {
      throw Unusable.because("foreign", file, Integer.toString(id));
    }
    String found = session.read(row -> row.getString(1), "pragma quick_check(1)").getFirst();
    if (!found.equals("ok")) {
      throw Unusable.because("corrupt", file, found.strip());
    }
  }

  private static boolean hasTables(Session session) throws SQLException {
    return number(session, "select count(*) from sqlite_master where name = 'game_table'") == 1;
  }

  /** Leaves nothing of a database that could not be made: an empty file would be refused later. */
  static void forgetBeginning(Path file) {
    try {
      if (Files.exists(file) && Files.size(file) == 0) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw Unusable.of(file, e);
    }
  }

  /** From now on everybody can see whose it is. */
  static void sign(Session session) throws SQLException {
    if (number(session, "pragma application_id") != PLATEAU) {
      session.execute("pragma application_id = " + PLATEAU);
    }
  }

  private static int number(Session session, String sql) throws SQLException {
    return session.read(row -> row.getInt(1), sql).getFirst();
  }
}
