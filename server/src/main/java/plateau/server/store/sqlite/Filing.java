package plateau.server.store.sqlite;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import plateau.server.store.sql.EventRow;
import plateau.server.store.sql.EventWriter;
import plateau.server.store.sql.Finding;
import plateau.server.store.sql.Session;

/**
 * Lets events wait in the order in which they come, and files those of one match together. Each
 * match has pages of its own among the steps: an event that went there at once would have a whole
 * page written, where a waiting one takes its part of the last page (decision 0047).
 *
 * <p>What it remembers is as good as its session: whoever begins a session files what waits.
 */
final class Filing implements EventWriter {

  private static final int LOT = 32;
  // Whoever reads a match looks through all that wait.
  private static final int MOST_WAITING = 4096;
  private static final int SWEEP = 1024;

  private static final String WAIT =
      "insert into waiting ("
          + EventRow.COLUMNS
          + ", id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String INTO_STEPS =
      "insert into step (%1$s) select %1$s from waiting ".formatted(EventRow.COLUMNS);
  private static final String FILE_LOT =
      INTO_STEPS + "where id in (" + String.join(", ", Collections.nCopies(LOT, "?")) + ")";

  /** A row that is filed already waits a while longer to be swept away: it is found once. */
  static final Finding FINDING =
      new Finding(
          "select t.*, max(coalesce((select max(seq) from step where match = t.id), 0),"
              + " coalesce((select max(seq) from waiting where match = t.id), 0)) as last,"
              + Finding.REMATCH
              + " from game_table t",
          "select %1$s from step where match = ?1 and seq > ?2 union select %1$s from waiting where"
                  .formatted(EventRow.COLUMNS)
              + " match = ?1 and seq > ?2 order by seq");

  /** Events of one match that wait. */
  private static final class Lot {

    private final long[] ids = new long[LOT];
    private int size;
    private int seq;

    void add(long id, int its) {
      ids[size++] = id;
      seq = its;
    }

    boolean isFull() {
      return size == LOT;
    }

    @Nullable Object[] values() {
      @Nullable Object[] values = new Object[LOT];
      for (int i = 0; i < size; i++) {
        values[i] = ids[i];
      }
      return values;
    }
  }

  // Those that have waited longest come first.
  private final SequencedMap<String, Lot> lots = new LinkedHashMap<>();
  private long last;
  private long swept;

  /** Files all that wait, also what a server that was killed has left. */
  static int everything(Session session) throws SQLException {
    return session.whole(
        whole -> {
          whole.change(INTO_STEPS + "where true on conflict do nothing");
          return whole.change("delete from waiting");
        });
  }

  @Override
  public boolean[] write(Session session, List<EventRow> events) throws SQLException {
    boolean[] areFree = new boolean[events.size()];
    List<List<Object>> rows = new ArrayList<>(events.size());
    for (int i = 0; i < areFree.length; i++) {
      EventRow event = events.get(i);
      areFree[i] = isFree(session, event);
      if (areFree[i]) {
        makeRoom(session, event.match(), rows);
        rows.add(waiting(event));
      }
    }
    session.changeAll(WAIT, rows);
    fileOldest(session);
    sweep(session);
    return areFree;
  }

  // Numbers of a match only grow, so the last one that waits tells of the others.
  private boolean isFree(Session session, EventRow event) throws SQLException {
    Lot lot = lots.get(event.match());
    return lot == null ? isNotFiled(session, event) : event.seq() > lot.seq;
  }

  private static boolean isNotFiled(Session session, EventRow event) throws SQLException {
    String itsRow = "select 1 from step where match = ? and seq = ?";
    return session.read(row -> row.getInt(1), itsRow, event.match(), event.seq()).isEmpty();
  }

  private List<Object> waiting(EventRow event) {
    last++;
    lots.computeIfAbsent(event.match(), _ -> new Lot()).add(last, event.seq());
    List<Object> row = new ArrayList<>(event.values());
    row.add(last);
    return row;
  }

  private void makeRoom(Session session, String match, List<List<Object>> rows)
      throws SQLException {
    Lot lot = lots.get(match);
    if (lot != null && lot.isFull()) {
      session.changeAll(WAIT, rows);
      rows.clear();
      lots.remove(match);
      file(session, lot);
    }
  }

  // So that a match that stands still does not keep all later ones waiting.
  private void fileOldest(Session session) throws SQLException {
    while (last - beforeOldest() > MOST_WAITING) {
      file(session, lots.pollFirstEntry().getValue());
    }
  }

  private static void file(Session session, Lot lot) throws SQLException {
    session.change(FILE_LOT, lot.values());
  }

  private void sweep(Session session) throws SQLException {
    long done = beforeOldest();
    if (done - swept >= SWEEP) {
      session.change("delete from waiting where id <= ?", done);
      swept = done;
    }
  }

  private long beforeOldest() {
    return lots.isEmpty() ? last : lots.firstEntry().getValue().ids[0] - 1;
  }
}
