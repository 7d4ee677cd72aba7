package plateau.deadzone.terminal;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.terminal.Canvas;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/**
 * One level of the board from above, north at the top, in the signs of the rules page (A12). Above
 * the ground only the part where something is built.
 */
final class LevelPicture {

  private static final int LABEL = 2;
  private static final int CELL = 5;
  private static final int INNER = CELL - 1;
  private static final int LINES = 2;
  private static final int HEAD = 1;
  private static final String CORNER = "+";
  private static final String SOLID = "XXXX";

  private final Scenery scenery;
  private final int level;
  private final Extent extent;
  private final Canvas canvas;

  LevelPicture(Scenery scenery, int level) {
    this.scenery = scenery;
    this.level = level;
    extent = level == 0 ? Extent.WHOLE : Extent.built(scenery.terrain(), level);
    canvas = new Canvas(width(), HEAD + LINES * extent.rows() + 1);
  }

  boolean isEmpty() {
    return extent.isEmpty();
  }

  int level() {
    return level;
  }

  int width() {
    return LABEL + CELL * extent.columns() + 1;
  }

  List<String> lines(Ink ink) {
    for (int column = extent.west(); column <= extent.east(); column++) {
      canvas.text(x(column) + 2, 0, "" + (char) ('A' + column - 1), Style.FAINT);
    }
    for (int row = extent.south(); row <= extent.north(); row++) {
      canvas.text(0, y(row) + 1, Integer.toString(row), Style.FAINT);
      for (int column = extent.west(); column <= extent.east(); column++) {
        drawCube(Cube.at(column, row, level), column, row);
      }
    }
    return canvas.lines(ink);
  }

  private void drawCube(int cube, int column, int row) {
    drawCorners(column, row);
    horizontal(cube, Direction.NORTH, x(column) + 1, y(row));
    horizontal(cube, Direction.SOUTH, x(column) + 1, y(row) + LINES);
    vertical(cube, Direction.WEST, x(column), y(row) + 1);
    vertical(cube, Direction.EAST, x(column) + CELL, y(row) + 1);
    drawInside(cube, x(column) + 1, y(row) + 1);
  }

  private void drawCorners(int column, int row) {
    for (int dx = 0; dx <= CELL; dx += CELL) {
      canvas.text(x(column) + dx, y(row), CORNER, Style.FAINT);
      canvas.text(x(column) + dx, y(row) + LINES, CORNER, Style.FAINT);
    }
  }

  private void horizontal(int cube, Direction side, int x, int y) {
    if (side.from(cube) == Cube.NONE) {
      canvas.text(x, y, "----", Style.FAINT);
    } else {
      canvas.text(x, y, horizontal(scenery.terrain().face(cube, side)), Style.NORMAL);
    }
  }

  private static String horizontal(Face face) {
    return switch (face) {
      case OPEN -> "    ";
      case LOW -> "----";
      case DOOR -> "=  =";
      case WINDOW -> "=oo=";
      case WALL -> "====";
    };
  }

  private void vertical(int cube, Direction side, int x, int y) {
    if (side.from(cube) == Cube.NONE) {
      canvas.text(x, y, "|", Style.FAINT);
    } else {
      canvas.text(x, y, vertical(scenery.terrain().face(cube, side)), Style.NORMAL);
    }
  }

  private static String vertical(Face face) {
    return switch (face) {
      case OPEN -> " ";
      case LOW -> ":";
      case DOOR -> "/";
      case WINDOW -> "o";
      case WALL -> "#";
    };
  }

  private void drawInside(int cube, int x, int y) {
    if (scenery.terrain().interior(cube) == Interior.SOLID) {
      canvas.text(x, y, SOLID, Style.NORMAL);
      return;
    }
    canvas.text(x, y, ground(cube), Style.FAINT);
    List<Sign> figures = scenery.figuresIn(cube);
    switch (figures.size()) {
      case 0 -> marks(cube, x + 1, y, INNER - 1);
      case 1 -> {
        sign(figures.getFirst(), x, y);
        marks(cube, x + 2, y, INNER - 2);
      }
      case 2 -> {
        sign(figures.getFirst(), x, y);
        sign(figures.getLast(), x + 2, y);
      }
      default -> crowd(figures, x, y);
    }
  }

  // Above the ground a floor is something to see.
  private String ground(int cube) {
    Floor floor = scenery.terrain().floor(cube);
    return level == 0 || floor == Floor.NONE ? "    " : floor == Floor.FULL ? "...." : ". . ";
  }

  private void marks(int cube, int x, int y, int most) {
    List<Mark> marks = Mark.in(scenery, cube);
    for (int i = 0; i < Math.min(most, marks.size()); i++) {
      canvas.text(x + i, y, marks.get(i).sign(), marks.get(i).style());
    }
  }

  private void sign(Sign sign, int x, int y) {
    canvas.text(x, y, sign.text(), sign.style());
  }

  // So many of the south, so many of the north.
  private void crowd(List<Sign> figures, int x, int y) {
    int at = x;
    for (int side : new int[] {0, 1}) {
      long count = figures.stream().filter(sign -> sign.side() == side).count();
      if (count > 0) {
        canvas.text(at, y, "" + count + Sign.letter(side), Sign.style(side));
        at += 2;
      }
    }
  }

  private int x(int column) {
    return LABEL + CELL * (column - extent.west());
  }

  private int y(int row) {
    return HEAD + LINES * (extent.north() - row);
  }
}
