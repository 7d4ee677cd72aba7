package plateau.codroid;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Reads docs/rules/codroid.md, so that tests compare the game with the page itself. */
final class RulesPage {

  private static final List<String> LINES = read();

  private RulesPage() {}

  private static List<String> read() {
    try {
      return Files.readAllLines(Path.of("..", "..", "docs", "rules", "codroid.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of the first table under this heading: its cells, without quotes and bold type. */
  static List<List<String>> table(String heading) {
    return section(heading).stream()
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(RulesPage::cells)
        .toList();
  }

  /** The text under this heading, up to the next heading of the same or a higher level. */
  static List<String> section(String heading) {
    String level = heading.substring(0, heading.indexOf(' ') + 1);
    List<String> section =
        LINES.stream()
            .dropWhile(line -> !line.startsWith(heading))
            .skip(1)
            .takeWhile(line -> !line.startsWith(level) && !line.startsWith("## "))
            .toList();
    if (section.isEmpty()) {
      throw new IllegalArgumentException("no section " + heading);
    }
    return section;
  }

  /** All the numbers of this form that the page gives, such as every R-nn that starts a ruling. */
  static Set<String> numbers(String pattern) {
    Set<String> numbers = new TreeSet<>();
    for (String line : LINES) {
      Pattern.compile(pattern)
          .matcher(line)
          .results()
          .forEach(found -> numbers.add(found.group(1)));
    }
    return numbers;
  }

  private static List<String> cells(String row) {
    return Arrays.stream(row.substring(1, row.lastIndexOf('|')).split("\\|", -1))
        .map(cell -> cell.replace("`", "").replace("**", "").strip())
        .toList();
  }
}
