package plateau.deadzone.board;

import java.util.OptionalInt;

/**
 * The cubes of the board (A1.1), as numbers from 0 to 191: comparing two numbers is comparing in
 * cube order, by level, then row, then column. So a cube costs nothing to pass around, and a set of
 * cubes is three longs, one for each level.
 */
public final class Cube {

  /** Columns, and rows, of the board. */
  public static final int SIDE = 8;

  public static final int LEVELS = 3;

  /** Cubes of one level. */
  public static final int LEVEL = SIDE * SIDE;

  public static final int COUNT = LEVELS * LEVEL;

  /** No cube: beyond the edge of the board. */
  public static final int NONE = -1;

  private Cube() {}

  /** The cube (x, y, z) of the rules: columns and rows from 1, levels from 0. */
  public static int at(int column, int row, int level) {
    return isOnBoard(column, row, level) ? level * LEVEL + (row - 1) * SIDE + (column - 1) : NONE;
  }

  /** From 1 in the west (A) to 8 in the east (H). */
  public static int column(int cube) {
    return (cube & (SIDE - 1)) + 1;
  }

  /** From 1 in the south to 8 in the north. */
  public static int row(int cube) {
    return ((cube >> 3) & (SIDE - 1)) + 1;
  }

  /** From 0, the ground. */
  public static int level(int cube) {
    return cube >> 6;
  }

  /** The cube directly above, or {@link #NONE}. */
  public static int above(int cube) {
    return cube + LEVEL < COUNT ? cube + LEVEL : NONE;
  }

  /** The cube directly below, or {@link #NONE}. */
  public static int below(int cube) {
    return cube >= LEVEL ? cube - LEVEL : NONE;
  }

  /** A1.4: the largest difference of coordinates; a diagonal counts one. */
  public static int distance(int a, int b) {
    int columns = Math.abs(column(a) - column(b));
    int rows = Math.abs(row(a) - row(b));
    int levels = Math.abs(level(a) - level(b));
    return Math.max(levels, Math.max(columns, rows));
  }

  /** A1.4: up to 26 cubes are adjacent to one. */
  public static boolean areAdjacent(int a, int b) {
    return distance(a, b) == 1;
  }

  /** Where this cube comes to lie when the board is given half a turn (A12). */
  public static int halfTurn(int cube) {
    return at(SIDE + 1 - column(cube), SIDE + 1 - row(cube), level(cube));
  }

  /** The rules' notation: {@code C4} on the ground, {@code C4:1} above it. */
  public static String name(int cube) {
    String ground = "" + (char) ('A' + column(cube) - 1) + row(cube);
    return level(cube) == 0 ? ground : ground + ":" + level(cube);
  }

  /** The cube of a name, which has one spelling only; empty if it is none. */
  public static OptionalInt parse(String name) {
    if (!name.matches("[A-H][1-8](:[12])?")) {
      return OptionalInt.empty();
    }
    int level = name.length() > 2 ? name.charAt(3) - '0' : 0;
    return OptionalInt.of(at(name.charAt(0) - 'A' + 1, name.charAt(1) - '0', level));
  }

  private static boolean isOnBoard(int column, int row, int level) {
    return column >= 1 && column <= SIDE && row >= 1 && row <= SIDE && level >= 0 && level < LEVELS;
  }
}
