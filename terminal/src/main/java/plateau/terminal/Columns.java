package plateau.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Texts side by side. */
public final class Columns {

  private static final String GAP = "  ";

  private Columns() {}

  /** The right block begins after so many columns. */
  public static List<String> beside(List<String> left, int width, List<String> right) {
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < Math.max(left.size(), right.size()); y++) {
      String start = y < left.size() ? left.get(y) : "";
      String end = y < right.size() ? right.get(y) : "";
      lines.add((Ink.padded(start, width) + end).stripTrailing());
    }
    return lines;
  }

  /**
   * Short texts in as many columns of one width as fit, read downwards. Each text brings its own
   * space on the right.
   */
  public static List<String> list(List<String> cells, int width) {
    int widest = cells.stream().mapToInt(Ink::widthOf).max().orElse(1);
    int columns = Math.max(1, width / widest);
    int rows = (cells.size() + columns - 1) / columns;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = row; i < cells.size(); i += rows) {
        line.append(Ink.padded(cells.get(i), widest));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /**
   * A table without lines: a head in bold and rows under it, each column as wide as its widest
   * cell.
   *
   * @param sides on which side the cells of each column stand: {@code <} for names, {@code >} for
   *     numbers
   */
  public static List<String> table(
      Ink ink, String sides, List<String> head, List<List<String>> rows) {
    int[] widths = new int[sides.length()];
    for (int i = 0; i < widths.length; i++) {
      int column = i;
      widths[i] =
          Stream.concat(Stream.of(head), rows.stream())
              .mapToInt(row -> Ink.widthOf(row.get(column)))
              .max()
              .orElseThrow();
    }
    List<String> lines = new ArrayList<>();
    lines.add(ink.paint(Style.BOLD, row(sides, widths, head)));
    rows.forEach(row -> lines.add(row(sides, widths, row)));
    return lines;
  }

  private static String row(String sides, int[] widths, List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cells.get(i);
      line.append(i == 0 ? "" : GAP);
      line.append(
          sides.charAt(i) == '<'
              ? Ink.padded(cell, widths[i])
              : " ".repeat(widths[i] - Ink.widthOf(cell)) + cell);
    }
    return line.toString().stripTrailing();
  }
}
