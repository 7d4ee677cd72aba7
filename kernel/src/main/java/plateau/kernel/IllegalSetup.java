package plateau.kernel;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A set-up that cannot be played; the sentence says what to change. */
public final class IllegalSetup extends Problem {

  private static final long serialVersionUID = 1;

  public IllegalSetup(Message message) {
    super(message);
  }
}
