package plateau.kernel.match;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A recorded step that these rules do not reproduce. */
public final class Divergence extends Problem {

  private static final long serialVersionUID = 1;

  private final int step;

  Divergence(int step, Message why) {
    super(why);
    this.step = step;
  }

  public int step() {
    return step;
  }
}
