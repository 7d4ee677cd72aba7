package plateau.panic.station;

/**
 * Cells as numbers (§4.1). Twenty cards reach at most 19 cells from the reactor, and the cells next
 * to them 20, so 6 bits a coordinate are enough. Numbers grow with x, then with y.
 */
public final class Cell {

  private static final int BITS = 6;
  private static final int MASK = (1 << BITS) - 1;
  private static final int FARTHEST = RoomCard.COUNT;
  private static final int[] STEPS = {-1, 1 << BITS, 1, -(1 << BITS)};

  private Cell() {}

  /** The cell x to the east and y to the south of the reactor. */
  public static int at(int x, int y) {
    if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) {
      throw new IllegalArgumentException("No station of 20 cards gets to (%d,%d).".formatted(x, y));
    }
    return ((x + FARTHEST) << BITS) | (y + FARTHEST);
  }

  public static int x(int cell) {
    return (cell >> BITS) - FARTHEST;
  }

  public static int y(int cell) {
    return (cell & MASK) - FARTHEST;
  }

  /** {@code (-1,0)}. */
  public static String text(int cell) {
    return "(" + x(cell) + "," + y(cell) + ")";
  }

  public static int next(int cell, Direction direction) {
    return next(cell, direction.ordinal());
  }

  static int next(int cell, int direction) {
    return cell + STEPS[direction];
  }
}
