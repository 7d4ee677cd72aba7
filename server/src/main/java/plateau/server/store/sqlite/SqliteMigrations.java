package plateau.server.store.sqlite;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import plateau.kernel.DataFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.store.sql.Session;

/**
 * Brings a database up to the schema of this program: the files {@code 1.sql}, {@code 2.sql}…
 * beside this class, each once and whole. The database itself keeps the number of the last one.
 */
final class SqliteMigrations {

  private static final int NEWEST = 8;

  private SqliteMigrations() {}

  /**
   * Looks before anything is changed.
   *
   * @throws Problem when the database is newer than this program
   */
  static void check(Session session) throws SQLException {
    int version = version(session);
    if (version > NEWEST) {
      throw new Problem(Message.of("store.newer", "found", version, "known", NEWEST));
    }
  }

  static void bringUp(Session session) throws SQLException {
    for (int next = version(session) + 1; next <= NEWEST; next++) {
      apply(session, next);
    }
  }

  private static int version(Session session) throws SQLException {
    return session.read(row -> row.getInt(1), "pragma user_version").getFirst();
  }

  private static void apply(Session session, int number) throws SQLException {
    session.connection().setAutoCommit(false);
    try (Statement statement = session.connection().createStatement()) {
      for (String sql : statements(DataFile.beside(SqliteMigrations.class, number + ".sql"))) {
        statement.execute(sql);
      }
      statement.execute("pragma user_version = " + number);
    }
    session.connection().commit();
    session.connection().setAutoCommit(true);
  }

  private static String[] statements(String file) {
    return Arrays.stream(file.split(";\\s*(\\n|$)", -1))
        .filter(sql -> !sql.isBlank())
        .toArray(String[]::new);
  }
}
