package plateau.app.board.panic;

import java.util.ArrayList;
import java.util.List;
import plateau.app.terminal.Ink;

/** Two blocks of lines side by side. */
final class Columns {

  private Columns() {}

  /** The right block begins after so many columns. */
  static List<String> beside(List<String> left, int width, List<String> right) {
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < Math.max(left.size(), right.size()); y++) {
      String start = y < left.size() ? left.get(y) : "";
      String end = y < right.size() ? right.get(y) : "";
      lines.add((Ink.padded(start, width) + end).stripTrailing());
    }
    return lines;
  }
}
