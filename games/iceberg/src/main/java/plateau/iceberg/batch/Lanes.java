package plateau.iceberg.batch;

import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Ice;

/**
 * The rules of an attempt for all matches at once (§4, §5). Every method is one short loop over the
 * matches without a branch, conditions being masks of ones or zeros, so that the JIT makes vector
 * instructions of it: sixteen matches at a time where these are 512 bits wide. It does so only for
 * loops like these: few operations, shifts by constants (rotations may vary), all arrays read at
 * the same index, and read before they are written. A look into a table stops it, so look-ups are
 * loops of their own.
 *
 * <p>An attempt is {@code type | agent << 2 | direction << 4}. An agent is its {@link Spot} in the
 * low twelve bits and, above, how often its place has changed in this round. The points of a
 * player's agents are the bytes of an int.
 */
final class Lanes {

  /** The bits of an agent that hold its spot. */
  static final int SPOT = 0xFFF;

  /** What an agent grows by, besides its steps, when its place changes. */
  static final int CHANGE = SPOT + 1;

  /** No obstacle at all; as a gap, that of the agent that is to go itself. */
  static final int ENDLESS = Integer.MAX_VALUE;

  private static final int SIGN = 31;

  private Lanes() {}

  private static int type(int attempt) {
    return attempt & 3;
  }

  private static int direction(int attempt) {
    return attempt >> 4;
  }

  // Where the points of the acting agent are.
  private static int shift(int attempt) {
    return ((attempt >> 2) & 3) * Byte.SIZE;
  }

  // Of a number that is not negative.
  private static int isZero(int number) {
    return (number - 1) >> SIGN;
  }

  private static int isEndless(int gap) {
    return (gap + 1) >> SIGN;
  }

  private static int isAccepted(int code) {
    return isZero(code - Code.OK);
  }

  private static int either(int condition, int yes, int no) {
    return no ^ ((no ^ yes) & condition);
  }

  // 1 along a row, this number along a column, and the sign of the direction.
  private static int along(int direction, int column) {
    int isUpright = (direction & 1) - 1;
    int isBackward = ((direction ^ (direction >> 1)) & 1) - 1; // north and west
    return (either(isUpright, column, 1) ^ isBackward) - isBackward;
  }

  /** The spots of the acting agents out of a player's four, and the numbers of the ways ahead. */
  static void actors(int size, int[] attempts, int[][] own, int[] spots, int[] ways) {
    actors(size, attempts, own[0], own[1], own[2], own[3], spots, ways);
  }

  private static void actors(
      int size,
      int[] attempts,
      int[] agents0,
      int[] agents1,
      int[] agents2,
      int[] agents3,
      int[] spots,
      int[] ways) {
    for (int i = 0; i < size; i++) {
      int isOdd = (attempts[i] << (SIGN - 2)) >> SIGN;
      int isHigh = (attempts[i] << (SIGN - 3)) >> SIGN;
      int low = either(isOdd, agents1[i], agents0[i]);
      int high = either(isOdd, agents3[i], agents2[i]);
      int spot = either(isHigh, high, low) & SPOT;
      int way = Walls.index(spot, direction(attempts[i]));
      spots[i] = spot;
      ways[i] = way;
    }
  }

  /** What turns a difference of spots into a number of steps in the attempt's direction. */
  static void scales(int size, int[] attempts, int[] scales) {
    for (int i = 0; i < size; i++) {
      scales[i] = along(direction(attempts[i]), Spot.INVERSE);
    }
  }

  /** How far ahead of the actor obstacles begin: after itself, or after the agent it pushes. */
  static void beginnings(int size, int[] attempts, int[] beginnings) {
    for (int i = 0; i < size; i++) {
      beginnings[i] = 1 + isPush(type(attempts[i]));
    }
  }

  // 1 or 0. No attempt at all counts as a push, which does not matter as it is never accepted.
  private static int isPush(int type) {
    return type >> 1;
  }

  /**
   * The free cells between the agent that is to go and this one, if this one is straight ahead of
   * it; {@link #ENDLESS} if this is the one to go; else something between, longer than the grid.
   * Also the least so far, and the greatest, which tells whether there is one to go.
   */
  static void gaps(
      int size,
      int[] agents,
      int[] spots,
      int[] scales,
      int[] beginnings,
      int[] gaps,
      int[] nearest,
      int[] furthest) {
    for (int i = 0; i < size; i++) {
      int steps = ((agents[i] & SPOT) - spots[i]) * scales[i];
      int gap = (steps - beginnings[i]) & ENDLESS;
      int least = Math.min(nearest[i], gap);
      int greatest = Math.max(furthest[i], gap);
      gaps[i] = gap;
      nearest[i] = least;
      furthest[i] = greatest;
    }
  }

  /** What decides about each attempt (§4.2), as numbers for {@link Codes}. */
  static void cases(
      int size,
      int[] attempts,
      int[] points,
      int[] ways,
      int[] nearest,
      int[] furthest,
      int[] cases) {
    for (int i = 0; i < size; i++) {
      int type = type(attempts[i]);
      int left = Integer.rotateRight(points[i], shift(attempts[i])) & 15;
      int isNext = either(-isPush(type), isEndless(furthest[i]), isZero(nearest[i]));
      cases[i] = Codes.index(type, left, Walls.contentAhead(ways[i]) | (Codes.AGENT & isNext));
    }
  }

  /** §4.3: the acting agents pay for what is accepted. */
  static void pay(int size, int[] attempts, int[] codes, int[] points) {
    for (int i = 0; i < size; i++) {
      int cost = Ice.cost(type(attempts[i])) & isAccepted(codes[i]);
      points[i] -= Integer.rotateLeft(cost, shift(attempts[i]));
    }
  }

  /** §4.3, §5: how many cells the agent that is to go goes. */
  static void lengths(
      int size, int[] attempts, int[] codes, int[] ways, int[] nearest, int[] lengths) {
    for (int i = 0; i < size; i++) {
      int type = type(attempts[i]);
      int free = Math.min(Walls.length(ways[i]) - isPush(type), nearest[i]);
      lengths[i] = Math.min(free, Ice.reach(type)) & isAccepted(codes[i]);
    }
  }

  /** What that agent grows by. */
  static void growths(int size, int[] attempts, int[] lengths, int[] growths) {
    for (int i = 0; i < size; i++) {
      int distance = lengths[i] * along(direction(attempts[i]), Spot.STRIDE);
      growths[i] = distance + (CHANGE & ~isZero(lengths[i]));
    }
  }

  /** The agent grows where it is the one that is to go. */
  static void go(int size, int[] growths, int[] gaps, int[] agents) {
    for (int i = 0; i < size; i++) {
      agents[i] += growths[i] & isEndless(gaps[i]);
    }
  }

  /** Keeps attempts, with a bit for accepted ones, in one byte of ints. */
  static void keep(int size, int[] attempts, int[] codes, int[] kept, int shift) {
    for (int i = 0; i < size; i++) {
      kept[i] |= (attempts[i] | (Turns.ACCEPTED & isAccepted(codes[i]))) << shift;
    }
  }

  static void lookUp(int size, short[] table, int[] indices, int[] values) {
    for (int i = 0; i < size; i++) {
      values[i] = table[indices[i]];
    }
  }

  /** All bits that are in any of these numbers. */
  static int union(int size, int[] numbers) {
    int union = 0;
    for (int i = 0; i < size; i++) {
      union |= numbers[i];
    }
    return union;
  }
}
