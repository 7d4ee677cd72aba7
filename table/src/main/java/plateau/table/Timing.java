package plateau.table;

/** The time of one table. */
public interface Timing {

  /** Something that is to happen later. */
  interface Later {

    /** Nobody wants it any more. */
    void cancel();
  }

  /** In milliseconds since 1970. */
  long now();

  /** Does something when so much time has passed, in the table's own turn. */
  Later after(long ms, Runnable task);
}
