package plateau.iceberg.map;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The connected parts of the free cells. Nobody ever changes region: steps, slides and pushes all
 * go from free cell to free neighbour.
 */
final class Regions {

  private static final int NONE = -1;

  private final int[] regionOf = new int[IceMap.CELLS];
  private int count;

  private Regions() {
    Arrays.fill(regionOf, NONE);
  }

  /** The regions between these walls. */
  static Regions between(BitSet walls) {
    Regions regions = new Regions();
    int[] queue = new int[IceMap.CELLS];
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      if (!walls.get(cell) && regions.regionOf[cell] == NONE) {
        regions.flood(walls, cell, queue);
        regions.count++;
      }
    }
    return regions;
  }

  static Regions of(IceMap map) {
    return between(wallsOf(map));
  }

  static BitSet wallsOf(IceMap map) {
    BitSet walls = new BitSet(IceMap.CELLS);
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      walls.set(cell, map.isWall(cell));
    }
    return walls;
  }

  int count() {
    return count;
  }

  /** The number of this cell's region, from 0; -1 for a wall. */
  int of(int cell) {
    return regionOf[cell];
  }

  BitSet cells(int region) {
    BitSet cells = new BitSet(IceMap.CELLS);
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      cells.set(cell, regionOf[cell] == region);
    }
    return cells;
  }

  private void flood(BitSet walls, int first, int[] queue) {
    int tail = 0;
    queue[tail++] = first;
    regionOf[first] = count;
    for (int head = 0; head < tail; head++) {
      int cell = queue[head];
      int row = IceMap.row(cell);
      int column = IceMap.column(cell);
      tail = enter(walls, row - 1, column, queue, tail);
      tail = enter(walls, row, column + 1, queue, tail);
      tail = enter(walls, row + 1, column, queue, tail);
      tail = enter(walls, row, column - 1, queue, tail);
    }
  }

  private int enter(BitSet walls, int row, int column, int[] queue, int tail) {
    if (!IceMap.isOnGrid(row, column)) {
      return tail;
    }
    int cell = IceMap.cell(row, column);
    if (walls.get(cell) || regionOf[cell] != NONE) {
      return tail;
    }
    regionOf[cell] = count;
    queue[tail] = cell;
    return tail + 1;
  }
}
