package plateau.table.kept;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Result;

/**
 * Where a live table keeps what must survive it. Every call returns when its effect is durable, so
 * whoever has called may tell others.
 */
public interface TableStore {

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

  /** Gives the line its number. */
  ChatLine addChat(String table, ChatLine line);

  /** Gives the line its number. */
  UndoLine addUndo(String table, UndoLine line);

  Optional<StoredTable> table(String id);

  /** The events behind this number, in order. */
  List<Event> eventsBehind(String table, int seq);

  /** The last lines of a table's chat, in order. */
  List<ChatLine> chat(String table, int most);

  /** What was said about taking back, behind this number, in order. */
  List<UndoLine> undoBehind(String table, int number);
}
