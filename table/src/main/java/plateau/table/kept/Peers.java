package plateau.table.kept;

/**
 * Others who keep the same tables alive, as one of them sees it. A claim only keeps two of them
 * from the same work: what is true is decided by the numbers of the events.
 */
public interface Peers {

  /** Tries to become the one who goes on with a table when nobody is there. */
  boolean claim(String table);

  /** Another one may go on with it. */
  void release(String table);

  /** Tells the others who is connected to a table here. */
  void attend(String table, Guests here);

  /** Who is connected to a table elsewhere. */
  Guests elsewhere(String table);
}
