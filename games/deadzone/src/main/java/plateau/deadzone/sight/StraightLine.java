package plateau.deadzone.sight;

import java.util.Arrays;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;

/**
 * The straight line from the centre of a cube to the centre of another, whatever the terrain (A2).
 * Lines with the same differences of coordinates are the same line elsewhere, so there are 1,125:
 * their masks take 54 KB and are shared by all terrains. Immutable, allocates nothing in a question
 * but {@link #visited}.
 *
 * <p>A mask is kept for the line's box pushed into the corner A1; shifting it by the box's nearest
 * corner puts it where it belongs.
 */
final class StraightLine {

  /** The axes, as bits of a group of crossings. */
  static final int X = 1;

  static final int Y = 2;
  static final int Z = 4;

  private static final int FLAT = 2 * Cube.SIDE - 1;
  private static final int LINES = FLAT * FLAT * (2 * Cube.LEVELS - 1);

  private static final byte[][] GROUPS = new byte[LINES][];
  private static final long[] VISITED = new long[LINES * Cube.LEVELS];
  private static final long[] CORNERS = new long[LINES * Cube.LEVELS];

  static {
    for (int a = 0; a < Cube.COUNT; a++) {
      for (int b = 0; b < Cube.COUNT; b++) {
        if (isInTheCorner(a, b)) {
          GROUPS[index(a, b)] = crossings(a, b);
          trace(a, b);
        }
      }
    }
  }

  private StraightLine() {}

  /**
   * Whether the line visits a cube of this set: the viewer's cube, the target's, or one that the
   * line passes through and not only touches at an edge or a corner (A7.4).
   */
  static boolean visits(int a, int b, CubeSet cubes) {
    return meets(VISITED, a, b, cubes);
  }

  /** The cubes that the line visits, both ends included. */
  static CubeSet visited(int a, int b) {
    CubeSet visited = CubeSet.of(a);
    int cube = a;
    for (byte group : groups(a, b)) {
      cube += step(a, b, group);
      visited.add(cube);
    }
    return visited;
  }

  /** Whether one of these cubes is a way round an edge or a corner that the line goes through. */
  static boolean turnsRound(int a, int b, CubeSet cubes) {
    return meets(CORNERS, a, b, cubes);
  }

  /** The axes whose planes the line crosses, in its order; axes crossed at once are one group. */
  static byte[] groups(int a, int b) {
    return GROUPS[index(a, b)];
  }

  /** What is added to a cube when the line goes one step along all these axes. */
  static int step(int a, int b, int axes) {
    int x = (axes & X) == 0 ? 0 : Integer.signum(Cube.column(b) - Cube.column(a));
    int y = (axes & Y) == 0 ? 0 : Integer.signum(Cube.row(b) - Cube.row(a));
    int z = (axes & Z) == 0 ? 0 : Integer.signum(Cube.level(b) - Cube.level(a));
    return x + Cube.SIDE * y + Cube.LEVEL * z;
  }

  private static boolean meets(long[] masks, int a, int b, CubeSet cubes) {
    int mask = index(a, b) * Cube.LEVELS;
    int shift = corner(a, b);
    int top = Math.max(Cube.level(a), Cube.level(b));
    for (int level = Math.min(Cube.level(a), Cube.level(b)); level <= top; level++) {
      if (((masks[mask++] << shift) & cubes.level(level)) != 0) {
        return true;
      }
    }
    return false;
  }

  private static int index(int a, int b) {
    int x = Cube.column(b) - Cube.column(a) + Cube.SIDE - 1;
    int y = Cube.row(b) - Cube.row(a) + Cube.SIDE - 1;
    int z = Cube.level(b) - Cube.level(a) + Cube.LEVELS - 1;
    return (z * FLAT + y) * FLAT + x;
  }

  // The south-west corner of the line's box, as a number of bits on a level.
  private static int corner(int a, int b) {
    int column = Math.min(Cube.column(a), Cube.column(b));
    int row = Math.min(Cube.row(a), Cube.row(b));
    return Cube.at(column, row, 0);
  }

  private static boolean isInTheCorner(int a, int b) {
    return corner(a, b) == 0 && Math.min(Cube.level(a), Cube.level(b)) == 0;
  }

  // A2: the k-th plane across an axis is crossed at t = (2k - 1) / (2 |d|); 840 t is a whole
  // number.
  private static byte[] crossings(int a, int b) {
    int[] lengths = {
      Math.abs(Cube.column(b) - Cube.column(a)),
      Math.abs(Cube.row(b) - Cube.row(a)),
      Math.abs(Cube.level(b) - Cube.level(a))
    };
    byte[] groups = new byte[lengths[0] + lengths[1] + lengths[2]];
    int count = 0;
    for (int t = 1; t < 840; t++) {
      int group = 0;
      for (int axis = 0; axis < lengths.length; axis++) {
        group |= isCrossedAt(t, lengths[axis]) ? 1 << axis : 0;
      }
      if (group != 0) {
        groups[count++] = (byte) group;
      }
    }
    return Arrays.copyOf(groups, count);
  }

  // 840 t = 420 (2k - 1) / |d| for some k: an odd multiple of 420 / |d|.
  private static boolean isCrossedAt(int t, int length) {
    return length > 0 && t % (420 / length) == 0 && t / (420 / length) % 2 == 1;
  }

  private static void trace(int a, int b) {
    mark(VISITED, a, b, a);
    int cube = a;
    for (byte group : groups(a, b)) {
      // Every part of the group but none and all of it: the cubes between the orderings' ends.
      for (int axes = (group - 1) & group; axes > 0; axes = (axes - 1) & group) {
        mark(CORNERS, a, b, cube + step(a, b, axes));
      }
      cube += step(a, b, group);
      mark(VISITED, a, b, cube);
    }
  }

  private static void mark(long[] masks, int a, int b, int cube) {
    masks[index(a, b) * Cube.LEVELS + Cube.level(cube)] |= 1L << cube;
  }
}
