package plateau.terminal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import plateau.kernel.basis.Recognisable;
import plateau.kernel.tabletop.Emblem;
import plateau.kernel.tabletop.Grid;
import plateau.kernel.tabletop.Item;
import plateau.kernel.tabletop.Row;

/**
 * Any view, for a game that has no board of its own: the things on the table, then what is before
 * each seat. What is no such thing is told fact by fact.
 */
final class PlainBoard implements TextBoard {

  private static final String INDENT = "  ";
  private static final int WIDEST_LABEL = 32;

  @Override
  public String game() {
    return "";
  }

  @Override
  public List<String> draw(Object view, Page page) {
    Map<Integer, List<Row>> bySeat =
        Row.of(view).stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.seat().orElse(-1), TreeMap::new, Collectors.toList()));
    List<String> lines = new ArrayList<>();
    bySeat.forEach(
        (seat, rows) -> {
          if (seat >= 0) {
            lines.add("");
            lines.add(INDENT + heading(seat, page));
          }
          lines.addAll(table(rows, seat < 0 ? INDENT : INDENT + INDENT, page));
        });
    return lines;
  }

  private static String heading(int seat, Page page) {
    String name = page.words().say("table.seat", "seat", seat);
    return Looks.sign(Emblem.ofSeat(seat), "", page) + " " + page.ink().paint(Style.BOLD, name);
  }

  private static List<String> table(List<Row> rows, String indent, Page page) {
    int widest = rows.stream().mapToInt(row -> label(row, page).length()).max().orElse(0);
    int column = Math.min(widest, WIDEST_LABEL);
    List<String> lines = new ArrayList<>();
    for (Row row : rows) {
      String first = indent + Ink.padded(label(row, page), column) + INDENT;
      String others = " ".repeat(indent.length() + column) + INDENT;
      lines.addAll(content(row, first, others, page));
    }
    return lines;
  }

  private static List<String> content(Row row, String first, String others, Page page) {
    if (row.value() instanceof Grid grid) {
      List<String> picture = GridDrawing.lines(grid, page);
      if (!picture.isEmpty()) {
        return drawn(grid, picture, first, page);
      }
    }
    if (row.value() instanceof Collection<?> many && isOfRecords(many)) {
      return each(row.field(), many, first, others, page);
    }
    return Wrapping.lines(words(row, page), page.width(), first, others);
  }

  // The picture, and below it what stands where.
  private static List<String> drawn(Grid grid, List<String> picture, String first, Page page) {
    List<String> lines = new ArrayList<>(List.of(first.stripTrailing()));
    lines.addAll(picture);
    for (String line : new ItemWords(page).legend(grid)) {
      String edge = GridDrawing.EDGE;
      lines.addAll(Wrapping.lines(line, page.width(), edge, edge + INDENT));
    }
    return lines;
  }

  // A list of records has a line for each.
  private static List<String> each(
      String field, Collection<?> many, String first, String others, Page page) {
    PlainWords plain = new PlainWords(page);
    List<String> lines = new ArrayList<>();
    for (Object one : many) {
      String before = lines.isEmpty() ? first : others;
      lines.addAll(Wrapping.lines(plain.of(field, one), page.width(), before, others + INDENT));
    }
    return lines;
  }

  private static boolean isOfRecords(Collection<?> many) {
    return !many.isEmpty()
        && many.stream().allMatch(one -> one instanceof Record && !(one instanceof Recognisable));
  }

  private static String label(Row row, Page page) {
    String name =
        row.value() instanceof Item item
            ? new ItemWords(page).name(item)
            : new PlainWords(page).label(row.field());
    int second = name.offsetByCodePoints(0, Math.min(1, name.length()));
    return name.substring(0, second).toUpperCase(Locale.ROOT) + name.substring(second);
  }

  private static String words(Row row, Page page) {
    ItemWords words = new ItemWords(page);
    return switch (row.value()) {
      case Item item -> words.of(item);
      case Collection<?> many
          when !many.isEmpty() && many.stream().allMatch(Item.class::isInstance) ->
          words.of(many.stream().map(Item.class::cast).toList());
      case null, default -> new PlainWords(page).of(row.field(), row.value());
    };
  }
}
