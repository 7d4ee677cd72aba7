package plateau.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * A grid of characters to draw a board on. Boxes that touch share their lines: the corner where
 * they meet gets the right character by itself.
 */
public final class Canvas {

  private static final int UP = 1;
  private static final int RIGHT = 2;
  private static final int DOWN = 4;
  private static final int LEFT = 8;

  // Indexed by the directions in which a line leaves the point.
  private static final String LINES = " │─└││┌├─┘─┴┐┤┬┼";

  private final int width;
  private final int height;
  private final int[][] lines;
  private final char[][] characters;
  private final Style[][] styles;

  public Canvas(int width, int height) {
    this.width = width;
    this.height = height;
    lines = new int[height][width];
    characters = new char[height][width];
    styles = new Style[height][width];
  }

  /** A box whose corners are (x, y) and (x + w - 1, y + h - 1). */
  public void box(int x, int y, int w, int h) {
    int right = x + w - 1;
    int bottom = y + h - 1;
    for (int i = x; i < right; i++) {
      join(i, y, RIGHT, i + 1, y, LEFT);
      join(i, bottom, RIGHT, i + 1, bottom, LEFT);
    }
    for (int j = y; j < bottom; j++) {
      join(x, j, DOWN, x, j + 1, UP);
      join(right, j, DOWN, right, j + 1, UP);
    }
  }

  /** Writes text from (x, y) to the right; what does not fit on the canvas is left out. */
  public void text(int x, int y, String text, Style style) {
    for (int i = 0; i < text.length() && x + i < width; i++) {
      characters[y][x + i] = text.charAt(i);
      styles[y][x + i] = style;
    }
  }

  /** The lines from top to bottom, without blanks at their ends. */
  public List<String> lines(Ink ink) {
    List<String> drawn = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      drawn.add(line(y, ink));
    }
    return drawn;
  }

  private void join(int x1, int y1, int way1, int x2, int y2, int way2) {
    lines[y1][x1] |= way1;
    lines[y2][x2] |= way2;
  }

  private String line(int y, Ink ink) {
    int end = width;
    while (end > 0 && characterAt(end - 1, y) == ' ') {
      end--;
    }
    StringBuilder line = new StringBuilder();
    int from = 0;
    for (int x = 1; x <= end; x++) {
      if (x == end || styleAt(x, y) != styleAt(from, y)) {
        line.append(ink.paint(styleAt(from, y), run(from, x, y)));
        from = x;
      }
    }
    return line.toString();
  }

  private String run(int from, int to, int y) {
    StringBuilder run = new StringBuilder();
    for (int x = from; x < to; x++) {
      run.append(characterAt(x, y));
    }
    return run.toString();
  }

  private char characterAt(int x, int y) {
    char written = characters[y][x];
    return written == 0 ? LINES.charAt(lines[y][x]) : written;
  }

  private Style styleAt(int x, int y) {
    Style style = styles[y][x];
    return style != null ? style : lines[y][x] == 0 ? Style.NORMAL : Style.FAINT;
  }
}
