package plateau.app.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Node;
import plateau.terminal.Ink;
import plateau.terminal.Wrapping;

/**
 * A table drawn with lines, its columns as wide as they wish when all fit, otherwise the widest
 * ones narrowed and their cells wrapped.
 */
final class MarkdownTable {

  private static final int NARROWEST = 6;
  // Each column has a line and a blank on both sides; the last line closes the table.
  private static final int FRAME = 3;

  private final Inlines inlines;
  private final int width;

  MarkdownTable(Inlines inlines, int width) {
    this.inlines = inlines;
    this.width = width;
  }

  List<String> lines(TableBlock table) {
    List<List<String>> rows = rows(table);
    int[] widths = widths(rows);
    List<String> lines = new ArrayList<>();
    lines.add(rule("┌", "┬", "┐", widths));
    for (int i = 0; i < rows.size(); i++) {
      lines.addAll(row(rows.get(i), widths));
      if (i == 0) {
        lines.add(rule("├", "┼", "┤", widths));
      }
    }
    lines.add(rule("└", "┴", "┘", widths));
    return lines;
  }

  private List<List<String>> rows(TableBlock table) {
    List<List<String>> rows = new ArrayList<>();
    for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
      for (Node row = part.getFirstChild(); row instanceof TableRow; row = row.getNext()) {
        rows.add(cells(row));
      }
    }
    return rows;
  }

  private List<String> cells(Node row) {
    List<String> cells = new ArrayList<>();
    for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
      cells.add(inlines.text(cell));
    }
    return cells;
  }

  private int[] widths(List<List<String>> rows) {
    int[] widths = new int[rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Ink.widthOf(row.get(i)));
      }
    }
    int room = width - 1 - FRAME * widths.length;
    while (Arrays.stream(widths).sum() > room && widest(widths) > NARROWEST) {
      widths[indexOf(widths, widest(widths))]--;
    }
    return widths;
  }

  private static int widest(int[] widths) {
    return Arrays.stream(widths).max().orElseThrow();
  }

  private static int indexOf(int[] widths, int width) {
    int index = 0;
    while (widths[index] != width) {
      index++;
    }
    return index;
  }

  private static List<String> row(List<String> cells, int[] widths) {
    List<List<String>> wrapped = new ArrayList<>();
    int height = 1;
    for (int i = 0; i < widths.length; i++) {
      wrapped.add(Wrapping.lines(cells.get(i), widths[i]));
      height = Math.max(height, wrapped.getLast().size());
    }
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      lines.add(line(wrapped, widths, y));
    }
    return lines;
  }

  private static String line(List<List<String>> wrapped, int[] widths, int y) {
    StringBuilder line = new StringBuilder("│");
    for (int i = 0; i < widths.length; i++) {
      List<String> cell = wrapped.get(i);
      line.append(' ').append(Ink.padded(y < cell.size() ? cell.get(y) : "", widths[i]));
      line.append(" │");
    }
    return line.toString();
  }

  private static String rule(String left, String middle, String right, int[] widths) {
    List<String> parts = new ArrayList<>();
    for (int width : widths) {
      parts.add("─".repeat(width + 2));
    }
    return left + String.join(middle, parts) + right;
  }
}
