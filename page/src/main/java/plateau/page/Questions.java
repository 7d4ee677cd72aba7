package plateau.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.kernel.json.Given;
import plateau.table.Timing;

/**
 * What one mind is asked. It remembers the table that it was asked of last, so it is told only what
 * has happened since.
 */
final class Questions {

  private static final int NOTHING = -1;

  private final Outside outside;
  private final boolean areHints;
  private final Map<Integer, Consumer<Given>> open = new HashMap<>();
  private String toldOf = "";
  private int toldUpTo = NOTHING;
  private int last;

  Questions(Outside outside, boolean areHints) {
    this.outside = outside;
    this.areHints = areHints;
  }

  /** The number of the last event of this table that the mind knows. */
  int knownOf(String table) {
    return toldOf.equals(table) ? toldUpTo : NOTHING;
  }

  /**
   * Asks something, and hears the answer unless nobody wants to know any more.
   *
   * @param upTo the last event of this table that the question tells
   */
  Timing.Later ask(String table, int upTo, String question, Consumer<Given> then) {
    int number = ++last;
    toldOf = table;
    toldUpTo = upTo;
    open.put(number, then);
    outside.think(areHints, number, question);
    return () -> giveUp(number);
  }

  private void giveUp(int number) {
    if (open.remove(number) != null) {
      forget();
      outside.giveUp(areHints);
    }
  }

  /** The mind has ended; another one knows nothing. */
  void forget() {
    toldOf = "";
  }

  void answered(int number, String answer) {
    Optional.ofNullable(open.remove(number)).ifPresent(then -> then.accept(TableText.read(answer)));
  }
}
