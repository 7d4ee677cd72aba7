package plateau.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A page of rules, so that the tests of a game compare it with the page itself. */
public final class RulesPage {

  private static final int HEAD_ROWS = 2;

  private final List<String> lines;

  private RulesPage(List<String> lines) {
    this.lines = lines;
  }

  /** Reads the page in this file, as seen from the folder of the game. */
  public static RulesPage in(Path file) {
    try {
      return new RulesPage(Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of the first table under this heading: its cells, without quotes and bold type. */
  public List<List<String>> table(String heading) {
    return tables(heading).getFirst();
  }

  /** All tables under this heading, as {@link #table}. */
  public List<List<List<String>>> tables(String heading) {
    List<List<List<String>>> tables = new ArrayList<>();
    List<String> rest = section(heading);
    while (rest.stream().anyMatch(RulesPage::isRow)) {
      rest = rest.stream().dropWhile(line -> !isRow(line)).toList();
      List<String> rows = rest.stream().takeWhile(RulesPage::isRow).toList();
      tables.add(rows.stream().skip(HEAD_ROWS).map(RulesPage::cells).toList());
      rest = rest.subList(rows.size(), rest.size());
    }
    return tables;
  }

  /** The text under this heading, up to the next heading of the same or a higher level. */
  public List<String> section(String heading) {
    String level = heading.substring(0, heading.indexOf(' ') + 1);
    List<String> section =
        lines.stream()
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
  public Set<String> numbers(String pattern) {
    Set<String> numbers = new TreeSet<>();
    for (String line : lines) {
      Pattern.compile(pattern)
          .matcher(line)
          .results()
          .forEach(found -> numbers.add(found.group(1)));
    }
    return numbers;
  }

  private static boolean isRow(String line) {
    return line.startsWith("|");
  }

  private static List<String> cells(String row) {
    return Arrays.stream(row.substring(1, row.lastIndexOf('|')).split("\\|", -1))
        .map(cell -> cell.replace("`", "").replace("**", "").strip())
        .toList();
  }
}
