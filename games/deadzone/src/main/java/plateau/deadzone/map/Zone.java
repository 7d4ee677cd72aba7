package plateau.deadzone.map;

import plateau.deadzone.board.Cube;

/** Where a side deploys (A12): all cubes of some rows, on all levels. */
public record Zone(int firstRow, int lastRow) {

  public Zone {
    if (firstRow < 1 || lastRow > Cube.SIDE || firstRow > lastRow) {
      throw new IllegalArgumentException("no rows: " + firstRow + "-" + lastRow);
    }
  }

  public boolean contains(int cube) {
    return Cube.row(cube) >= firstRow && Cube.row(cube) <= lastRow;
  }

  boolean overlaps(Zone other) {
    return firstRow <= other.lastRow && other.firstRow <= lastRow;
  }

  /** As a map file has it: {@code 1-2}. */
  @Override
  public String toString() {
    return firstRow + "-" + lastRow;
  }
}
