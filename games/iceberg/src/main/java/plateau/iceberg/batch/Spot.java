package plateau.iceberg.batch;

import plateau.iceberg.map.IceMap;

/**
 * Cells inside a batch: {@code row * STRIDE + column}. The stride is odd, so it has an inverse in
 * 32 bits, and one multiplication of a difference tells how many steps away a cell is: the product
 * is that number when the cell is straight ahead, and in every other case it is, as an unsigned
 * number, larger than any distance on the grid.
 */
final class Spot {

  /** More than twice as wide as a row, so no difference within a row is also one between rows. */
  static final int STRIDE = 2 * IceMap.SIZE + 1;

  /** Turns a difference of rows into a number of steps. */
  static final int INVERSE = inverse(STRIDE);

  /** All spots, and the unused numbers between the rows. */
  static final int COUNT = STRIDE * IceMap.SIZE;

  private Spot() {}

  static int ofCell(int cell) {
    return IceMap.row(cell) * STRIDE + IceMap.column(cell);
  }

  static int cell(int spot) {
    return IceMap.cell(spot / STRIDE, spot % STRIDE);
  }

  // Newton's method: an odd number is its own inverse in three bits, and every step doubles them.
  private static int inverse(int odd) {
    int inverse = odd;
    for (int bits = 3; bits < Integer.SIZE; bits *= 2) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }
}
