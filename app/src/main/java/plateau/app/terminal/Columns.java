package plateau.app.terminal;

import java.util.ArrayList;
import java.util.List;

/** Two blocks of lines side by side. */
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
}
