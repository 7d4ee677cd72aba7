package plateau.server.store;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Result;

/**
 * What survives a restart. Every call returns when its effect is durable, so whoever has called may
 * tell others. Safe for many threads; callers are cheap threads that may wait.
 */
public interface Store extends AutoCloseable {

  /** A new table with its seats and its first events: the set-up, and whatever it starts from. */
  void create(StoredTable table, List<Event> events);

  /**
   * The next thing that happened at a table.
   *
   * @param result when the match is over with it
   * @throws SeqTaken when another server was quicker: the table has to be read again
   */
  void append(String table, Event event, Optional<Result> result);

  /** Changes a seat. */
  void putSeat(String table, StoredSeat seat);

  /** Sits down on a seat, if it is still open. */
  boolean takeSeat(String table, StoredSeat seat);

  void putStatus(String table, Status status);

  void addChat(String table, ChatLine line);

  Optional<StoredTable> table(String id);

  /** All events of a table, in order. */
  List<Event> events(String table);

  /** The last lines of a table's chat, in order. */
  List<ChatLine> chat(String table, int most);

  /** Tables that everybody may find, newest first. */
  List<StoredTable> tables(Listing listing);

  /** The ids of all tables, oldest first. */
  List<String> ids();

  /** The match of a table goes on under these rules. */
  void putRules(String table, String rules);

  /** The ids of tables where a computer player may have to go on. */
  List<String> unattended();

  /** Whether it can be read. */
  boolean isWell();

  @Override
  void close();
}
