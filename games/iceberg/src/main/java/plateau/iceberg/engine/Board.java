package plateau.iceberg.engine;

import java.util.Arrays;
import plateau.iceberg.map.IceMap;

/**
 * Who and what stands where (§5), twice: a byte for each square, and the obstacles of each row and
 * column as a bit mask, so that a slide is one count of zeros however far it goes. About 1.1 kB; a
 * copy is two array copies. One thread at a time.
 */
public final class Board {

  /** What a square holds: nothing, agent k as k + 1, a wall, or the edge of the grid. */
  public static final int FREE = 0;

  public static final int WALL = 9;
  public static final int EDGE = 10;

  /** Further than any slide. */
  static final int FAR = 31;

  private static final int FIRST_ROW = 32;
  private static final int GRID_BITS = ((1 << IceMap.SIZE) - 1) << 1;
  private static final byte[] EDGES = new byte[Square.COUNT];

  static {
    Arrays.fill(EDGES, (byte) EDGE);
  }

  private final byte[] squares;
  // Columns first, then rows; bit 0 and all bits from 26 on are the edge.
  private final int[] lines;

  /** The walls of a map and nobody among them. */
  Board(IceMap map) {
    squares = EDGES.clone();
    lines = new int[2 * FIRST_ROW];
    Arrays.fill(lines, ~GRID_BITS);
    for (int row = 0; row < IceMap.SIZE; row++) {
      Arrays.fill(squares, Square.at(row, 0), Square.at(row, IceMap.SIZE), (byte) FREE);
      for (int left = map.wallRow(row); left != 0; left &= left - 1) {
        put(WALL, Square.at(row, Integer.numberOfTrailingZeros(left)));
      }
    }
  }

  private Board(Board other) {
    squares = other.squares.clone();
    lines = other.lines.clone();
  }

  Board copy() {
    return new Board(this);
  }

  int at(int square) {
    return squares[square];
  }

  /** What every square holds; the board's own array. */
  byte[] contents() {
    return squares;
  }

  static boolean isAgent(int content) {
    return content > FREE && content < WALL;
  }

  /** The obstacles of a row, agents and edges among them: bit 0 is the edge, bit c + 1 column c. */
  int obstacles(int line) {
    return lines[FIRST_ROW + line];
  }

  /** Puts something on a free square. */
  void put(int content, int square) {
    squares[square] = (byte) content;
    toggle(square);
  }

  /** Moves whoever stands on a square to another, or to the same. */
  void relocate(int from, int to) {
    byte content = squares[from];
    squares[from] = FREE;
    squares[to] = content;
    toggle(from);
    toggle(to);
  }

  private void toggle(int square) {
    int line = Square.line(square);
    int place = Square.place(square);
    lines[place] ^= 1 << line;
    lines[FIRST_ROW + line] ^= 1 << place;
  }

  /**
   * Moves this content of a square in a straight line to the last square before the first obstacle,
   * but no further than this many squares. Returns where it stops.
   *
   * <p>Arithmetic instead of cases: directions come at random, and a branch that is guessed wrong
   * costs more than all of this.
   */
  int slide(int content, int square, int direction, int furthest) {
    int alongRow = direction & 1;
    int isForward = -((direction ^ (direction >> 1)) & 1); // east and south
    int shift = 5 * alongRow;
    int line = (square >>> shift) & 31;
    int place = square >>> (5 - shift); // only its low five bits count, as those of last
    int along = (FIRST_ROW * alongRow) | line;
    int obstacles = lines[along];
    int after = Integer.numberOfTrailingZeros(obstacles >>> place >>> 1);
    int before = Integer.numberOfLeadingZeros(obstacles << -place);
    int distance = Math.min(before ^ ((after ^ before) & isForward), furthest);
    int to = (square + Square.step(direction) * distance) & Square.MASK;
    int last = to >>> (5 - shift);
    int across = FIRST_ROW - FIRST_ROW * alongRow;
    lines[along] = obstacles ^ (1 << place) ^ (1 << last);
    lines[across | (place & 31)] ^= 1 << line;
    lines[across | (last & 31)] ^= 1 << line;
    squares[square] = FREE;
    squares[to] = (byte) content;
    return to;
  }
}
