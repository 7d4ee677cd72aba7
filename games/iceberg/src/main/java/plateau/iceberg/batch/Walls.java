package plateau.iceberg.batch;

import plateau.iceberg.engine.Board;
import plateau.iceberg.map.IceMap;

/**
 * What a map alone says about every way off a cell, as one number: how many cells there are before
 * the first wall or the edge (§5) and, when there is none, which of the two it is. Shared by all
 * matches of a batch; never changes.
 */
final class Walls {

  private static final int LENGTH = 31;
  private static final int CONTENT = 5;
  private static final int[] ROW_STEPS = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEPS = {0, 1, 0, -1};

  private final IceMap map;
  private final short[] ways = new short[index(Spot.COUNT, 0)];

  Walls(IceMap map) {
    this.map = map;
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      for (int direction = 0; direction < ROW_STEPS.length; direction++) {
        ways[index(Spot.ofCell(cell), direction)] = (short) way(cell, direction);
      }
    }
  }

  /** The number of a way. */
  static int index(int spot, int direction) {
    return (spot << 2) | direction;
  }

  /** The cells of a way before the first wall or the edge. */
  static int length(int way) {
    return way & LENGTH;
  }

  /** What the first cell of a way holds, agents not looked at: one of {@link Board}'s contents. */
  static int contentAhead(int way) {
    return way >> CONTENT;
  }

  /** All ways by their numbers. */
  short[] ways() {
    return ways;
  }

  private int way(int cell, int direction) {
    int row = IceMap.row(cell) + ROW_STEPS[direction];
    int column = IceMap.column(cell) + COLUMN_STEPS[direction];
    int length = 0;
    while (content(row, column) == Board.FREE) {
      length++;
      row += ROW_STEPS[direction];
      column += COLUMN_STEPS[direction];
    }
    return length > 0 ? length : content(row, column) << CONTENT;
  }

  private int content(int row, int column) {
    if (!IceMap.isOnGrid(row, column)) {
      return Board.EDGE;
    }
    return map.isWall(row, column) ? Board.WALL : Board.FREE;
  }
}
