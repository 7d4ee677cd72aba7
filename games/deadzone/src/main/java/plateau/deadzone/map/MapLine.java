package plateau.deadzone.map;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import plateau.deadzone.board.Cube;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/** One line of a map file, cut into words; what stands behind a # is for people. */
record MapLine(String file, int number, List<String> words) {

  static MapLine of(String file, int number, String text) {
    String said = text.replaceFirst("#.*", "").strip();
    return new MapLine(
        file, number, said.isEmpty() ? List.of() : Arrays.asList(said.split("\\s+", -1)));
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  Statement statement() {
    Statement statement = oneOf(Statement.ALL, Statement::id, 0);
    if (!statement.hasWords(words.size())) {
      throw fault("shape", "seen", String.join(" ", words), "usage", statement.usage());
    }
    return statement;
  }

  int cube(int word) {
    return Cube.parse(words.get(word))
        .orElseThrow(() -> fault("not-a-cube", "seen", words.get(word)));
  }

  Zone rows(int word) {
    String rows = words.get(word);
    if (!rows.matches("[1-8]-[1-8]") || rows.charAt(0) > rows.charAt(2)) {
      throw fault("not-rows", "seen", rows);
    }
    return new Zone(rows.charAt(0) - '0', rows.charAt(2) - '0');
  }

  /** The one of these values that is written in this way. */
  <T> T oneOf(Collection<T> values, Function<T, String> spelling, int word) {
    String seen = words.get(word);
    return values.stream()
        .filter(value -> spelling.apply(value).equals(seen))
        .findFirst()
        .orElseThrow(() -> unknown(seen, values.stream().map(spelling).toList()));
  }

  /** All words from this one on. */
  String rest(int word) {
    return String.join(" ", words.subList(word, words.size()));
  }

  MapFault fault(String what, Object... namesAndValues) {
    return new MapFault(file, number, Message.of("map." + what, namesAndValues));
  }

  private MapFault unknown(String seen, List<String> known) {
    // Every letter is one slip from every other: no hint among letters.
    List<String> guesses = known.stream().filter(word -> word.length() > 1).toList();
    return fault("unknown", "seen", seen, "known", known, "hint", Nearest.hint(seen, guesses));
  }
}
