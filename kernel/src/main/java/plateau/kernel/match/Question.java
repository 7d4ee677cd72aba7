package plateau.kernel.match;

import java.util.List;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Entry;

/**
 * A roll or a draw that somebody makes by hand.
 *
 * @param n the answer is a number from 0 to n - 1
 * @param soFar what has happened in this step before the question
 */
public record Question(int n, Draw draw, List<Entry> soFar) {

  public Question {
    soFar = List.copyOf(soFar);
  }
}
