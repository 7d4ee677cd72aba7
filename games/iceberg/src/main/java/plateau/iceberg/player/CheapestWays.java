package plateau.iceberg.player;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.rules.IcebergMove;

/**
 * Where an agent can get to in one turn by moves and slides while everybody else stays, and the
 * cheapest way there. Dijkstra's search with a queue for each number of points. One thread at a
 * time; a search forgets the one before.
 */
final class CheapestWays {

  private static final int FAR = 99;
  private static final int START = -1;
  private static final int MOVE = ActionType.MOVE.ordinal();
  private static final int SLIDE = ActionType.SLIDE.ordinal();

  private final Ground ground;
  private final int[] cost = new int[IceMap.CELLS];
  private final int[] before = new int[IceMap.CELLS];
  private final int[] how = new int[IceMap.CELLS];
  // Cells in the order in which they were first met; a queue for each cost.
  private final int[] met = new int[IceMap.CELLS];
  private final int[][] queues = new int[Ice.POINTS_PER_TURN + 1][IceMap.CELLS];
  private final int[] queued = new int[Ice.POINTS_PER_TURN + 1];
  private int count;

  CheapestWays(Ground ground) {
    this.ground = ground;
    Arrays.fill(cost, FAR);
  }

  /** Searches from this cell with so many points to spend. */
  void search(Crowd crowd, int from, int points) {
    forget();
    meet(from, 0, from, START);
    for (int spent = 0; spent <= points; spent++) {
      for (int i = 0; i < queued[spent]; i++) {
        int cell = queues[spent][i];
        if (cost[cell] == spent) {
          expand(crowd, from, cell, points);
        }
      }
    }
  }

  private void forget() {
    for (int i = 0; i < count; i++) {
      cost[met[i]] = FAR;
    }
    count = 0;
    Arrays.fill(queued, 0);
  }

  // Who comes back over the start passes it: the searching agent itself is no obstacle there.
  private void expand(Crowd crowd, int from, int cell, int points) {
    for (int direction = 0; direction < Ground.DIRECTIONS; direction++) {
      int next = ground.next(cell, direction);
      if (next == Ground.NONE || (crowd.isOn(next) && next != from)) {
        continue;
      }
      int moved = cost[cell] + ActionType.MOVE.cost();
      if (moved <= points) {
        meet(next, moved, cell, MOVE * Ground.DIRECTIONS + direction);
      }
      int slid = cost[cell] + ActionType.SLIDE.cost();
      if (slid <= points) {
        meet(rest(crowd, from, cell, direction), slid, cell, SLIDE * Ground.DIRECTIONS + direction);
      }
    }
  }

  private int rest(Crowd crowd, int from, int cell, int direction) {
    int rest = crowd.slide(ground, cell, direction);
    return ground.next(rest, direction) == from ? crowd.slide(ground, from, direction) : rest;
  }

  private void meet(int cell, int spent, int from, int action) {
    if (cost[cell] <= spent) {
      return;
    }
    if (cost[cell] == FAR) {
      met[count++] = cell;
    }
    cost[cell] = spent;
    before[cell] = from;
    how[cell] = action;
    queues[spent][queued[spent]++] = cell;
  }

  /** How many cells the agent can be on, its own among them. */
  int count() {
    return count;
  }

  /** One of these cells; the first is the agent's own. */
  int cell(int index) {
    return met[index];
  }

  boolean includes(int cell) {
    return cost[cell] != FAR;
  }

  /** The points that it takes to get to a cell that is included. */
  int cost(int cell) {
    return cost[cell];
  }

  /** The actions that bring this agent to a cell that is included. */
  List<IcebergMove.OfAgent> way(int agent, int to) {
    ArrayDeque<IcebergMove.OfAgent> way = new ArrayDeque<>();
    for (int cell = to; how[cell] != START; cell = before[cell]) {
      ActionType type = ActionType.ALL.get(how[cell] / Ground.DIRECTIONS);
      Direction direction = Direction.ALL.get(how[cell] % Ground.DIRECTIONS);
      way.addFirst(IcebergMove.of(type, agent, direction));
    }
    return List.copyOf(way);
  }
}
