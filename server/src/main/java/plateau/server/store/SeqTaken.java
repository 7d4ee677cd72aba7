package plateau.server.store;

/** Another server has written the event with this number: what we know of the table is old. */
public final class SeqTaken extends RuntimeException {

  private static final long serialVersionUID = 1;

  public SeqTaken(int seq, Throwable cause) {
    super("event " + seq + " is taken", cause);
  }
}
