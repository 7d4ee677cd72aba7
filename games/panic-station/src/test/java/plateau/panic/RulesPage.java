package plateau.panic;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Reads docs/rules/panic-station.md, so that tests compare the game with the page itself. */
final class RulesPage {

  private static final Path FILE = Path.of("..", "..", "docs", "rules", "panic-station.md");

  private RulesPage() {}

  /** All the numbers of this form at the start of a line, such as every X that opens an example. */
  static Set<String> numbers(String pattern) {
    Set<String> numbers = new TreeSet<>();
    try {
      for (String line : Files.readAllLines(FILE)) {
        Pattern.compile(pattern)
            .matcher(line)
            .results()
            .forEach(found -> numbers.add(found.group(1)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return numbers;
  }
}
