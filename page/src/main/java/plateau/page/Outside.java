package plateau.page;

import org.teavm.jso.JSObject;

/**
 * The script around the tables. Whatever it is told it does in a turn of its own, after it has kept
 * what it was given to keep.
 */
interface Outside extends JSObject {

  /** A message to whoever is at this end of a line. */
  void send(int line, String text);

  /** Hangs up. */
  void end(int line, int code);

  /** A table as it stands now, without its events. */
  void keepTable(String table, String json);

  /** The next event of a table. */
  void keepEvent(String table, int seq, String json);

  /** Something to think about for one of two minds, elsewhere: {@link Mind}. */
  void think(boolean isHint, int question, String json);

  /** Nobody wants to know any more what this mind thinks: it may end. */
  void giveUp(boolean isHint);

  /** Calls back when so much time has passed. */
  void wake(int timer, int ms);

  /** Something went wrong that no player can mend. */
  void failed(String what);
}
