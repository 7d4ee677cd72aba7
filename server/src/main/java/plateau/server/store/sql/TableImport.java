package plateau.server.store.sql;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import plateau.server.store.Archived;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.UndoLine;

/** Writes tables that were kept elsewhere, and counts whether all of it is there. */
final class TableImport {

  private final Session session;
  private final Map<String, Long> rows = new LinkedHashMap<>();

  TableImport(Session session) {
    this.session = session;
  }

  void add(Archived archived) throws SQLException {
    String id = archived.table().id();
    Writing.table(session, archived.table());
    for (Event event : archived.events()) {
      Writing.event(session, id, event);
    }
    for (ChatLine line : archived.chat()) {
      Writing.chat(session, id, line);
    }
    for (UndoLine line : archived.undo()) {
      Writing.undo(session, id, line);
    }
    count("game_table", 1);
    count("seat", archived.table().seats().size());
    count("step", archived.events().size());
    count("chat", archived.chat().size());
    count("undo_talk", archived.undo().size());
  }

  private void count(String table, int more) {
    rows.merge(table, (long) more, Long::sum);
  }

  /**
   * Looks whether everything has arrived.
   *
   * @throws IllegalStateException when it has not
   */
  void check() throws SQLException {
    for (Map.Entry<String, Long> expected : rows.entrySet()) {
      long found =
          session
              .read(row -> row.getLong(1), "select count(*) from " + expected.getKey())
              .getFirst();
      if (found != expected.getValue()) {
        throw new IllegalStateException(
            "%d rows of %s instead of %d".formatted(found, expected.getKey(), expected.getValue()));
      }
    }
  }
}
