package plateau.server.store.sqlite;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import plateau.server.store.Guests;
import plateau.server.store.Nodes;
import plateau.server.store.SeatKind;
import plateau.server.store.Status;
import plateau.server.store.sql.Sessions;

/** The only server of its store: nobody has to be told, and everything is its own work. */
final class Alone implements Nodes {

  private final Set<String> claimed = ConcurrentHashMap.newKeySet();

  private Alone(List<String> left) {
    claimed.addAll(left);
  }

  /** Whatever the server before has left in the middle of play is to be taken up. */
  static Alone over(Sessions sessions) {
    return new Alone(
        sessions.read(
            session ->
                session.read(
                    row -> row.getString(1),
                    "select id from game_table t where status = ? and (bank_ms is not null or"
                        + " exists (select 1 from seat where table_id = t.id and (kind = ? or"
                        + " stand_in is not null)))",
                    Status.PLAYING.id(),
                    SeatKind.COMPUTER.id())));
  }

  @Override
  public void listen(Listener listener) {}

  @Override
  public boolean isFirst() {
    return true;
  }

  @Override
  public boolean claim(String table) {
    claimed.add(table);
    return true;
  }

  @Override
  public void release(String table) {
    claimed.remove(table);
  }

  @Override
  public List<String> claimed() {
    return List.copyOf(claimed);
  }

  @Override
  public void attend(String table, Guests here) {}

  @Override
  public Guests elsewhere(String table) {
    return Guests.NOBODY;
  }

  @Override
  public void close() {}
}
