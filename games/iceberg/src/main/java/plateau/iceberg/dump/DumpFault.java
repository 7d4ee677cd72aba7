package plateau.iceberg.dump;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A dump that cannot be read: its line, what was found there and what was expected. */
final class DumpFault extends Problem {

  private static final long serialVersionUID = 1;

  private final int line;

  DumpFault(int line, Message what) {
    super(Message.of("dump.fault", "line", line, "what", what));
    this.line = line;
  }

  /** From 1. */
  public int line() {
    return line;
  }
}
