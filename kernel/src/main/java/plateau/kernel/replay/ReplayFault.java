package plateau.kernel.replay;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A replay file that cannot be used: the line, and what is wrong with it. */
public final class ReplayFault extends Problem {

  private static final long serialVersionUID = 1;

  private final int line;

  ReplayFault(int line, Message what) {
    super(Message.of("replay.fault", "line", line, "what", what));
    this.line = line;
  }

  public int line() {
    return line;
  }
}
