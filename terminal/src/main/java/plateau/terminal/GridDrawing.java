package plateau.terminal;

import java.util.List;
import plateau.kernel.tabletop.Cell;
import plateau.kernel.tabletop.Figure;
import plateau.kernel.tabletop.Grid;

/** A grid drawn in boxes, with its columns and rows at the edges as moves call them. */
final class GridDrawing {

  /** What stands before the picture. */
  static final String EDGE = "    ";

  private static final int LEFT = EDGE.length() + 2;
  private static final int HIGH = 2;
  // A line, a column for the ground, two for who stands there.
  private static final int NARROWEST = 4;

  private final Grid grid;
  private final int wide;
  private final Canvas canvas;

  private GridDrawing(Grid grid) {
    this.grid = grid;
    int longest = grid.cells().stream().mapToInt(cell -> lengthOf(cell.figures())).max().orElse(0);
    this.wide = Math.max(NARROWEST, 2 + longest);
    this.canvas = new Canvas(width(), 1 + grid.rows() * HIGH + 1);
  }

  private int width() {
    return LEFT + grid.columns() * wide + 1;
  }

  private static int lengthOf(List<Figure> figures) {
    return figures.stream().mapToInt(figure -> 1 + figure.sign().length()).sum();
  }

  /** Empty when it cannot be drawn in so many columns. */
  static List<String> lines(Grid grid, Page page) {
    GridDrawing drawing = new GridDrawing(grid);
    if (drawing.width() > page.width()) {
      return List.of();
    }
    drawing.drawEdges();
    grid.cells().forEach(drawing::draw);
    return drawing.canvas.lines(page.ink());
  }

  // Only where cells are called by them.
  private void drawEdges() {
    if (!grid.cells().stream().allMatch(GridDrawing::isCalledByItsPlace)) {
      return;
    }
    for (int column = 0; column < grid.columns(); column++) {
      String letter = Cell.idOf(column, 0).substring(0, 1);
      canvas.text(LEFT + column * wide + 2, 0, letter, Style.FAINT);
    }
    for (int row = 0; row < grid.rows(); row++) {
      String number = Integer.toString(row + 1);
      canvas.text(LEFT - 1 - number.length(), 2 + row * HIGH, number, Style.FAINT);
    }
  }

  private static boolean isCalledByItsPlace(Cell cell) {
    return cell.column() <= 'z' - 'a' && cell.id().equals(Cell.idOf(cell.column(), cell.row()));
  }

  private void draw(Cell cell) {
    int x = LEFT + cell.column() * wide;
    int y = 1 + cell.row() * HIGH;
    canvas.box(x, y, wide + 1, HIGH + 1);
    cell.ground()
        .map(its -> Looks.shape(its.emblem().shape()).repeat(wide - 1))
        .ifPresent(all -> canvas.text(x + 1, y + 1, all, Style.FAINT));
    int at = x + 2;
    for (Figure figure : cell.figures()) {
      String sign = Looks.shape(figure.emblem().shape()) + figure.sign();
      canvas.text(at, y + 1, sign, Looks.style(figure.emblem().colour()));
      at += sign.length();
    }
  }
}
