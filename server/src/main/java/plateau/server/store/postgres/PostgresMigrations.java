package plateau.server.store.postgres;

import java.sql.SQLException;
import java.sql.Statement;
import plateau.kernel.DataFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.store.sql.Session;

/**
 * Brings a database up to the schema of this program: the files {@code 1.sql}, {@code 2.sql}…
 * beside this class, all of them or none. Servers that start together do it one after the other.
 */
final class PostgresMigrations {

  private static final int NEWEST = 4;
  // Any number will do, as long as all of our servers mean the same.
  private static final long LOCK = 0x506c_6174_6561_75L;

  private PostgresMigrations() {}

  static void bringUp(Session session) throws SQLException {
    session.whole(
        inside -> {
          inside.read(row -> "", "select pg_advisory_xact_lock(?)", LOCK);
          inside.change("create table if not exists schema_version (number integer not null)");
          int version =
              inside
                  .read(row -> row.getInt(1), "select coalesce(max(number), 0) from schema_version")
                  .getFirst();
          if (version > NEWEST) {
            throw new Problem(Message.of("store.newer", "found", version, "known", NEWEST));
          }
          for (int next = version + 1; next <= NEWEST; next++) {
            apply(inside, next);
          }
          return true;
        });
  }

  private static void apply(Session session, int number) throws SQLException {
    try (Statement statement = session.connection().createStatement()) {
      statement.execute(DataFile.beside(PostgresMigrations.class, number + ".sql"));
    }
    session.change("insert into schema_version values (?)", number);
  }
}
