package plateau.server.store.sql;

import java.sql.SQLException;
import java.util.List;

/** How the events of running matches come into a database, through one session. */
@FunctionalInterface
public interface EventWriter {

  /** For each of these, in order, whether its number was still free, so that it is written. */
  boolean[] write(Session session, List<EventRow> events) throws SQLException;

  /** Each goes where it stays. */
  static boolean[] directly(Session session, List<EventRow> events) throws SQLException {
    int[] changed =
        session.changeAll(EventRow.INSERT, events.stream().map(EventRow::values).toList());
    boolean[] areWritten = new boolean[changed.length];
    for (int i = 0; i < changed.length; i++) {
      areWritten[i] = changed[i] == 1;
    }
    return areWritten;
  }
}
