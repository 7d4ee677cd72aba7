package plateau.server.wire;

import plateau.table.message.Request;

/** Somebody at a table, as seen by the connection that carries the talk. */
public interface Visit {

  /** The next message; the first one asks to join. */
  void hear(Request request);

  /** The connection is gone. */
  void end();
}
