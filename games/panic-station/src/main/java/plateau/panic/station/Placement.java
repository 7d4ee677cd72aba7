package plateau.panic.station;

/**
 * Where and how a card lies, as a number: its cell and its clockwise quarter turns (§4.1). Numbers
 * grow with x, then y, then rotation.
 */
public final class Placement {

  static final int TURNS = 4;
  static final int HALF_TURN = 2;

  /** Of a quarter turn. */
  static final int DEGREES = 90;

  private static final int BITS = 2;

  private Placement() {}

  /** A card in this cell, turned by 0, 90, 180 or 270 degrees. */
  public static int of(int cell, int rotation) {
    if (rotation < 0 || rotation >= TURNS * DEGREES || rotation % DEGREES != 0) {
      throw new IllegalArgumentException(
          "A card is turned by 0, 90, 180 or 270 degrees, not " + rotation + ".");
    }
    return ofTurns(cell, rotation / DEGREES);
  }

  public static int cell(int placement) {
    return placement >> BITS;
  }

  /** In degrees, clockwise. */
  public static int rotation(int placement) {
    return turns(placement) * DEGREES;
  }

  /** {@code (-1,0)r180}. */
  public static String text(int placement) {
    return Cell.text(cell(placement)) + "r" + rotation(placement);
  }

  static int ofTurns(int cell, int turns) {
    return (cell << BITS) | turns;
  }

  static int turns(int placement) {
    return placement & (TURNS - 1);
  }
}
