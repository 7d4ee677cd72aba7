package plateau.server.store;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Result;

/**
 * What survives a restart, and what servers share. Every call returns when its effect is durable,
 * so whoever has called may tell others. Safe for many threads; callers are cheap threads that may
 * wait.
 */
public interface Store extends AutoCloseable {

  /**
   * A new table with its seats and its first events: the set-up, and whatever it starts from.
   *
   * @return whether it was written: of two rematches of one table only the first is
   */
  boolean create(StoredTable table, List<Event> events);

  /**
   * The next thing that happened at a table.
   *
   * @param result when the match is over with it
   * @throws SeqTaken when another server was quicker: the table has to be read again
   */
  void append(String table, Event event, Optional<Result> result);

  /** Changes a seat, if it still is as it was; whether it was. */
  boolean changeSeat(String table, StoredSeat from, StoredSeat to);

  /** Nobody is missing any more. */
  void begin(String table, long at);

  /** The clock of whoever is to move begins to run now. */
  void beginTurn(String table, long at);

  /** All clocks that run begin anew: nobody could play meanwhile. */
  void restartClocks(long at);

  /** Gives the line its number. */
  ChatLine addChat(String table, ChatLine line);

  /** Gives the line its number. */
  UndoLine addUndo(String table, UndoLine line);

  Optional<StoredTable> table(String id);

  /** All events of a table, in order. */
  default List<Event> events(String table) {
    return eventsBehind(table, -1);
  }

  /** The events behind this number, in order. */
  List<Event> eventsBehind(String table, int seq);

  /** The last lines of a table's chat, in order. */
  List<ChatLine> chat(String table, int most);

  /** What was said about taking back, behind this number, in order. */
  List<UndoLine> undoBehind(String table, int number);

  /** Tables that everybody may find, newest first. */
  List<StoredTable> tables(Listing listing);

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
