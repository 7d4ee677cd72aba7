package plateau.iceberg.player;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * How many turns an agent needs from any cell to one cell by moves and slides, when no agent is in
 * the way. An action that does not fit into the points of a turn waits for the next turn, so points
 * may be lost on the way. Immutable once made; any thread may ask.
 *
 * <p>Searched backwards from the destination. Filling turns from the last one on needs as many
 * turns as filling them from the first one on, so that is no loss.
 */
final class Journeys {

  /** More turns than a match has. */
  static final int NEVER = 1000;

  private static final int TURN = Ice.POINTS_PER_TURN;

  private final Ground ground;
  // Points of whole turns gone, and those spent in the turn that is not full yet.
  private final short[] points = new short[IceMap.CELLS];

  Journeys(Ground ground, int destination) {
    this.ground = ground;
    Arrays.fill(points, (short) (NEVER * TURN));
    Deque<Integer> changed = new ArrayDeque<>();
    points[destination] = 0;
    changed.add(destination);
    while (!changed.isEmpty()) {
      spread(changed.remove(), changed);
    }
  }

  private void spread(int cell, Deque<Integer> changed) {
    for (int direction = 0; direction < Ground.DIRECTIONS; direction++) {
      int previous = ground.next(cell, Ground.opposite(direction));
      boolean stops = ground.next(cell, direction) == Ground.NONE;
      if (previous != Ground.NONE) {
        improve(previous, after(points[cell], ActionType.MOVE.cost()), changed);
      }
      while (stops && previous != Ground.NONE) {
        improve(previous, after(points[cell], ActionType.SLIDE.cost()), changed);
        previous = ground.next(previous, Ground.opposite(direction));
      }
    }
  }

  private void improve(int cell, int spent, Deque<Integer> changed) {
    if (spent < points[cell]) {
      points[cell] = (short) spent;
      changed.add(cell);
    }
  }

  // A full turn and the start of the next are the same.
  private static int after(int spent, int cost) {
    int left = TURN - spent % TURN;
    return spent + cost + (cost > left ? left : 0);
  }

  /** {@link #NEVER} when there is no way. */
  int turnsFrom(int cell) {
    return (points[cell] + TURN - 1) / TURN;
  }

  /** Turns, and the part of the first one that would be used. */
  double partTurnsFrom(int cell) {
    return points[cell] / (double) TURN;
  }
}
