package plateau.server.table;

/** A way to somebody: whatever carries text. Sends without waiting; safe for many threads. */
public interface Connection {

  void send(String text);

  /** Says why, and hangs up. */
  void refuse(Refusal.Code code, String text);
}
