package plateau.deadzone.movement;

import java.util.Arrays;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;

/**
 * Searches over the movement graph with figures and mines on the board (A3). Scratch space of one
 * thread: each search overwrites the answers of the last, and none allocates.
 *
 * <p>A cube that stops a movement (it holds an enemy) may be entered but not left, unless the
 * movement begins there; a closed cube may not be entered at all.
 */
public final class Travel {

  private static final int DEAREST_EDGE = 2;

  private final Ways ways;
  private final short[] costs = new short[Cube.COUNT];
  private final CubeSet reached = new CubeSet();

  // The cubes reached, cheapest first.
  private final int[] order = new int[Cube.COUNT];
  private int count;

  // What the search comes to at the present cost, at one more, and at two more.
  private CubeSet now = new CubeSet();
  private CubeSet next = new CubeSet();
  private CubeSet afterNext = new CubeSet();

  private final CubeSet closed = new CubeSet();
  private final CubeSet ahead = new CubeSet();
  private final int[] minesAhead = new int[Cube.COUNT];
  private final int[] path = new int[Cube.COUNT];

  public Travel(Ways ways) {
    this.ways = ways;
  }

  /** The cost found by the last search, or {@link Ways#NO_WAY}. */
  public int cost(int cube) {
    return costs[cube];
  }

  /** Measures what it costs to get from this cube to every other, up to a budget. */
  public void measureFrom(int from, int budget, CubeSet stops, CubeSet closedCubes) {
    begin(from);
    for (int cost = 0; cost <= budget && !isDone(); cost++) {
      settle(cost, closedCubes);
      for (int cube = now.first(); cube != Cube.NONE; cube = now.after(cube)) {
        if (cube == from || !stops.contains(cube)) {
          next.addAll(ways.leadingFrom(cube, 1));
          afterNext.addAll(ways.leadingFrom(cube, 2));
        }
      }
      advance();
    }
  }

  /**
   * Measures what it costs to get from every cube to this one, over edges that cost at most so much
   * (R66): {@code walkF} for all starting cubes at once.
   */
  public void measureTo(int goal, int dearestEdge, CubeSet stops, CubeSet closedCubes) {
    begin(goal);
    for (int cost = 0; !isDone(); cost++) {
      settle(cost, closedCubes);
      for (int cube = now.first(); cube != Cube.NONE; cube = now.after(cube)) {
        if (cube == goal || !stops.contains(cube)) {
          next.addAll(ways.leadingTo(cube, 1));
          if (dearestEdge >= DEAREST_EDGE) {
            afterNext.addAll(ways.leadingTo(cube, 2));
          }
        }
      }
      advance();
    }
  }

  /** {@code walkF(F, a, b)}: the cheapest cost round the enemies of F, or {@link Ways#NO_WAY}. */
  public int walk(int from, int to, CubeSet enemies) {
    closed.clear();
    measureFrom(from, Ways.NO_WAY, enemies, closed);
    return cost(to);
  }

  /**
   * {@code reach(F, n)}: all cubes other than its own that a figure can end in.
   *
   * @param enemies the cubes that hold enemies of the figure
   * @param room the cubes to which it may be added (A1.3)
   * @param mines the mines that it would set off
   * @param reach is filled with the answer
   */
  public void reach(
      int from, int budget, CubeSet enemies, CubeSet room, CubeSet mines, CubeSet reach) {
    closeMinesWithoutRoom(mines, room);
    measureFrom(from, budget, enemies, closed);
    reach.clear();
    reach.addAll(reached);
    reach.retainAll(room);
    reach.remove(from);
  }

  /**
   * Chooses the path of a movement (A3): the cheapest, then the one that enters the fewest mines,
   * then the smallest in cube order. Read it with {@link #pathCube}.
   *
   * @return the number of cubes entered; 0 if there is no way, or nowhere to go
   */
  public int choosePath(int from, int to, CubeSet enemies, CubeSet room, CubeSet mines) {
    closeMinesWithoutRoom(mines, room);
    closed.remove(from);
    measureTo(to, DEAREST_EDGE, enemies, closed);
    if (cost(from) == Ways.NO_WAY) {
      return 0;
    }
    countMinesAhead(from, to, enemies, mines);
    int length = 0;
    for (int cube = from; cube != to; length++) {
      cube = bestNext(cube, to, enemies, mines);
      path[length] = cube;
    }
    return length;
  }

  /** The cubes of the chosen path in the order entered, from 0; the last is the destination. */
  public int pathCube(int index) {
    return path[index];
  }

  // A3: a mine would stop the figure there, so it needs room there.
  private void closeMinesWithoutRoom(CubeSet mines, CubeSet room) {
    closed.clear();
    closed.addAll(mines);
    closed.removeAll(room);
  }

  // From the goal backwards, as far as the start: what is farther is on no cheapest way.
  private void countMinesAhead(int from, int goal, CubeSet enemies, CubeSet mines) {
    minesAhead[goal] = 0;
    for (int i = 1; i < count && costs[order[i]] < costs[from]; i++) {
      minesAhead[order[i]] = minesFrom(bestNext(order[i], goal, enemies, mines), mines);
    }
  }

  // Of the next cubes on a cheapest way to the goal, the first with the fewest mines from there on.
  private int bestNext(int cube, int goal, CubeSet enemies, CubeSet mines) {
    int best = Cube.NONE;
    ahead.clear();
    ahead.addAll(ways.leadingFrom(cube, 1));
    ahead.addAll(ways.leadingFrom(cube, 2));
    for (int to = ahead.first(); to != Cube.NONE; to = ahead.after(to)) {
      if (ways.edge(cube, to) == costs[cube] - costs[to]
          && (to == goal || !enemies.contains(to))
          && (best == Cube.NONE || minesFrom(to, mines) < minesFrom(best, mines))) {
        best = to;
      }
    }
    return best;
  }

  private int minesFrom(int cube, CubeSet mines) {
    return minesAhead[cube] + (mines.contains(cube) ? 1 : 0);
  }

  private void begin(int cube) {
    Arrays.fill(costs, (short) Ways.NO_WAY);
    reached.clear();
    count = 0;
    next.clear();
    afterNext.clear();
    now.clear();
    now.add(cube);
  }

  private boolean isDone() {
    return now.isEmpty() && next.isEmpty();
  }

  private void settle(int cost, CubeSet closedCubes) {
    now.removeAll(reached);
    if (cost > 0) {
      now.removeAll(closedCubes);
    }
    reached.addAll(now);
    for (int cube = now.first(); cube != Cube.NONE; cube = now.after(cube)) {
      costs[cube] = (short) cost;
      order[count++] = cube;
    }
  }

  private void advance() {
    CubeSet past = now;
    now = next;
    next = afterNext;
    afterNext = past;
    afterNext.clear();
  }
}
