package plateau.table;

import java.nio.ByteBuffer;
import plateau.table.message.Refusal;

/** A way to somebody: whatever carries text. Sends without waiting; safe for many threads. */
public interface Connection {

  void send(String text);

  /** A text in UTF-8, which others may get too. */
  void send(ByteBuffer text);

  /** Sends what another message will follow at once, so that both can travel together. */
  void sendAhead(String text);

  /** Hangs up, since everything is said. */
  void end();

  /** Says why, and hangs up. */
  void refuse(Refusal.Code code, String text);
}
