package plateau.iceberg.engine;

import plateau.iceberg.map.IceMap;

/**
 * Cells inside the engine: a grid of 27 rows and 27 columns, the outer ones being the edge,
 * numbered {@code row << 5 | column}. So a step is an addition that never leaves the array, and row
 * and column are had by shifting.
 */
final class Square {

  /** All squares, and the unused numbers between the rows. */
  static final int COUNT = (IceMap.SIZE + 2) << 5;

  /**
   * Changes no square. An index that went through it cannot be negative, and the JIT then leaves
   * out sign extensions on the way to every answer: random matches take up to a sixth less time.
   */
  static final int MASK = (1 << 10) - 1;

  private static final int STRIDE = 1 << 5;
  private static final int[] STEPS = {-STRIDE, 1, STRIDE, -1};

  private Square() {}

  static int at(int row, int column) {
    return ((row + 1) << 5) | (column + 1);
  }

  static int ofCell(int cell) {
    return at(IceMap.row(cell), IceMap.column(cell));
  }

  static int cell(int square) {
    return IceMap.cell(row(square), column(square));
  }

  static int row(int square) {
    return line(square) - 1;
  }

  static int column(int square) {
    return place(square) - 1;
  }

  /** The row, counted from the edge. */
  static int line(int square) {
    return square >>> 5;
  }

  /** The column, counted from the edge. */
  static int place(int square) {
    return square & (STRIDE - 1);
  }

  /** What to add to go one step. */
  static int step(int direction) {
    return STEPS[direction];
  }
}
