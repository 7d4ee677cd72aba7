package plateau.kernel.tutorial;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A tutorial that cannot be taught: the file, the line, and what is wrong with it. */
final class TutorialFault extends Problem {

  private static final long serialVersionUID = 1;

  private final int line;

  TutorialFault(int line, Message what) {
    super(Message.of("tutorial.fault", "file", Tutorial.FILE, "line", line, "what", what));
    this.line = line;
  }

  public int line() {
    return line;
  }
}
