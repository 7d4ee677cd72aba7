package plateau.terminal;

import java.util.ArrayList;
import java.util.List;

/** Texts side by side. */
public final class Columns {

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
}
