package plateau.players.search;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a search may think about one decision. */
public sealed interface Budget {

  /** So many imagined matches: the same decision on every machine. */
  record Matches(int count) implements Budget {}

  /** So much time, on all cores. */
  record Millis(int millis) implements Budget {}

  /** {@code 2000} imagined matches, or {@code 500ms}; empty when the text is neither. */
  static Optional<Budget> read(String text) {
    Matcher found = Texts.BUDGET.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    int number = Integer.parseInt(found.group("number"));
    return Optional.of(found.group("unit") == null ? new Matches(number) : new Millis(number));
  }

  /** Where the pattern of a budget is kept: an interface's constants are public. */
  final class Texts {
    private static final Pattern BUDGET = Pattern.compile("(?<number>[1-9][0-9]{0,6})(?<unit>ms)?");

    private Texts() {}
  }
}
