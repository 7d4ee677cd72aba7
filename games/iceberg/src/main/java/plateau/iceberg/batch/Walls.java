package plateau.iceberg.batch;

import plateau.iceberg.engine.Board;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.map.IceMap;

/**
 * What a map alone says about every way off a cell, as one number: how many cells there are before
 * the first wall or the edge (§5) and, when there is none, which of the two it is. Shared by all
 * matches of a batch; never changes.
 */
final class Walls {

  private static final int LENGTH = 31;
  private static final int CONTENT = 5;

  private final IceMap map;
  private final short[] ways = new short[index(Spot.COUNT, 0)];

  Walls(IceMap map) {
    this.map = map;
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      for (Direction direction : Direction.ALL) {
        ways[index(Spot.ofCell(cell), direction.ordinal())] = (short) way(cell, direction);
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

  private int way(int cell, Direction direction) {
    int row = IceMap.row(cell) + direction.rowStep();
    int column = IceMap.column(cell) + direction.columnStep();
    int length = 0;
    while (content(row, column) == Board.FREE) {
      length++;
      row += direction.rowStep();
      column += direction.columnStep();
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
