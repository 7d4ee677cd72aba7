package plateau.iceberg.player;

import java.util.Arrays;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.map.IceMap;

/** Which cells lie next to each other between the walls of a map. Immutable; any thread may ask. */
final class Ground {

  /** No cell: a wall, or the edge of the grid. */
  static final int NONE = -1;

  static final int DIRECTIONS = 4;

  private final short[] next = new short[IceMap.CELLS * DIRECTIONS];

  Ground(IceMap map) {
    Arrays.fill(next, (short) NONE);
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      for (Direction direction : Direction.ALL) {
        int row = IceMap.row(cell) + direction.rowStep();
        int column = IceMap.column(cell) + direction.columnStep();
        if (IceMap.isOnGrid(row, column) && !map.isWall(row, column)) {
          next[cell * DIRECTIONS + direction.ordinal()] = (short) IceMap.cell(row, column);
        }
      }
    }
  }

  /** The free cell one step from this one, or {@link #NONE}. */
  int next(int cell, int direction) {
    return next[cell * DIRECTIONS + direction];
  }

  static int opposite(int direction) {
    return (direction + 2) % DIRECTIONS;
  }

  /** Whether walls and edges alone see to it that nobody can be pushed off this cell. */
  boolean isShelter(int cell) {
    return isHeldAlong(cell, 0) && isHeldAlong(cell, 1);
  }

  // One obstacle is enough: nobody can stand there to push, and from the other side it stops.
  private boolean isHeldAlong(int cell, int direction) {
    return next(cell, direction) == NONE || next(cell, opposite(direction)) == NONE;
  }
}
