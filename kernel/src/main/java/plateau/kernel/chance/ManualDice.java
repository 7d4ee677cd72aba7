package plateau.kernel.chance;

import java.util.ArrayList;
import java.util.List;

/**
 * Real dice on a real table. A draw that has no answer yet stops the step with {@link Unanswered};
 * when the answer has come the step is run again from its start with all answers so far. No thread
 * ever waits inside the rules.
 */
public final class ManualDice implements Dice {

  private final List<Drawn> answers = new ArrayList<>();

  /** The answer to the draw that stopped the step, a number below n. */
  public void answer(int n, int k) {
    answers.add(new Drawn(n, k));
  }

  /** Takes the last answer of this step back; false when there is none. */
  public boolean takeBack() {
    if (answers.isEmpty()) {
      return false;
    }
    answers.removeLast();
    return true;
  }

  /** The answers given so far for the step that is not finished. */
  public List<Drawn> drawn() {
    return List.copyOf(answers);
  }

  /** The step is finished, or given up: the next one starts with no answers. */
  public void forget() {
    answers.clear();
  }

  @Override
  public Chance forStep(int step) {
    var next = answers.iterator();
    return (n, draw) -> {
      if (!next.hasNext()) {
        throw new Unanswered(n, draw);
      }
      return next.next().k();
    };
  }

  /**
   * The rules need a draw that nobody has answered yet. Not an error, hence without a stack trace.
   */
  public static final class Unanswered extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int n;
    private final transient Draw draw;

    Unanswered(int n, Draw draw) {
      super("below " + n, null, false, false);
      this.n = n;
      this.draw = draw;
    }

    public int n() {
      return n;
    }

    public Draw draw() {
      return draw;
    }
  }
}
