package plateau.server.store;

import java.util.List;
import java.util.Optional;
import plateau.table.kept.Event;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TableStore;

/**
 * What survives a restart, and what servers share. Every call returns when its effect is durable,
 * so whoever has called may tell others. Safe for many threads; callers are cheap threads that may
 * wait.
 */
public interface Store extends TableStore, AutoCloseable {

  /**
   * A new table with its seats and its first events: the set-up, and whatever it starts from.
   *
   * @return whether it was written: of two rematches of one table only the first is, and of two
   *     tries of one token on one day
   */
  boolean create(StoredTable table, List<Event> events);

  /** All clocks that run begin anew: nobody could play meanwhile. */
  void restartClocks(long at);

  /** All events of a table, in order. */
  default List<Event> events(String table) {
    return eventsBehind(table, -1);
  }

  /** Tables that everybody may find, newest first. */
  List<StoredTable> tables(Listing listing);

  /** The tables of a day that count, in which the match is over, the latest ones. */
  List<StoredTable> counted(String game, String day, int most);

  /** The table of a day that counts for whoever holds the token with this hash. */
  Optional<StoredTable> counted(String game, String day, String tokenHash);

  /**
   * What the seeds of days to come are made from: the same for all who share the store.
   *
   * @param fresh becomes the secret if there is none yet
   */
  String secret(String fresh);

  /** The ids of all tables, oldest first. */
  List<String> ids();

  /** The match of a table goes on under these rules. */
  void putRules(String table, String rules);

  /** Takes in what was kept elsewhere, all of it or nothing. */
  void takeIn(Iterable<Archived> tables);

  /** Whether no table has been kept in it yet. */
  boolean isEmpty();

  /** Whether it can be read. */
  boolean isWell();

  /** The servers that share it. */
  Nodes nodes();

  @Override
  void close();
}
