package plateau.table;

/** Whoever counts what happens at tables, and hears what goes wrong there. Any thread. */
public interface Observer {

  /** A move is kept. */
  void moveAccepted();

  /** Something that was asked for was not done. */
  void refused();

  /** A computer player begins to decide. */
  void decides();

  /** Something went wrong that no player can mend. */
  void failed(String what, Throwable why);
}
