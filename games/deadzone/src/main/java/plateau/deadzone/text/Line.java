package plateau.deadzone.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/** One line of a data file, cut into words; what stands behind a # is for people. */
public record Line(Source source, int number, List<String> words) {

  private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";

  static Line of(Source source, int number, String text) {
    String said = text.replaceFirst("#.*", "").strip();
    return new Line(
        source, number, said.isEmpty() ? List.of() : Arrays.asList(said.split("\\s+", -1)));
  }

  /** Which of these statements it makes. */
  public <T extends Statement> T statement(Collection<T> statements) {
    T statement = oneOf(statements, Statement::id, 0);
    if (!statement.hasWords(words.size())) {
      throw fault("file.shape", "seen", String.join(" ", words), "usage", statement.usage());
    }
    return statement;
  }

  public String word(int index) {
    return words.get(index);
  }

  /** All words from this one on. */
  public String rest(int index) {
    return String.join(" ", words.subList(index, words.size()));
  }

  public String id(int index) {
    if (!word(index).matches(ID)) {
      throw fault("file.bad-id", "seen", word(index));
    }
    return word(index);
  }

  public Language language(int index) {
    return oneOf(List.of(Language.values()), Language::code, index);
  }

  /** A whole number within limits. */
  public int number(int index, int min, int max) {
    String seen = word(index);
    if (!seen.matches("[0-9]{1,3}")
        || Integer.parseInt(seen) < min
        || Integer.parseInt(seen) > max) {
      throw fault("file.not-a-number", "seen", seen, "min", min, "max", max);
    }
    return Integer.parseInt(seen);
  }

  /** The one of these values that is written in this way. */
  public <T> T oneOf(Collection<T> values, Function<T, String> spelling, int index) {
    String seen = word(index);
    return values.stream()
        .filter(value -> spelling.apply(value).equals(seen))
        .findFirst()
        .orElseThrow(() -> unknown(seen, values.stream().map(spelling).toList()));
  }

  public FileFault fault(String key, Object... namesAndValues) {
    return new FileFault(source, number, Message.of(key, namesAndValues));
  }

  private FileFault unknown(String seen, List<String> known) {
    // Every letter is one slip from every other: no hint among letters.
    List<String> guesses = known.stream().filter(word -> word.length() > 1).toList();
    return fault("file.unknown", "seen", seen, "known", known, "hint", Nearest.hint(seen, guesses));
  }
}
