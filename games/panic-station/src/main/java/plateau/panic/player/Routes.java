package plateau.panic.player;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plateau.panic.station.Direction;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;

/**
 * The cheapest ways to a set of rooms. A Move costs one, and the toll of the room that it enters.
 */
final class Routes {

  static final int UNREACHABLE = 1000;

  private final Station station;
  private final boolean passesSecurity;
  private final int[] tolls;
  private final int[] costs = new int[Rooms.COUNT];

  Routes(Station station, boolean passesSecurity, int[] tolls, int goals) {
    this.station = station;
    this.passesSecurity = passesSecurity;
    this.tolls = tolls;
    Arrays.fill(costs, UNREACHABLE);
    for (int left = goals; left != 0; left &= left - 1) {
      costs[Integer.numberOfTrailingZeros(left)] = 0;
    }
    spread(goals);
  }

  private void spread(int goals) {
    for (int changed = goals; changed != 0; ) {
      int next = 0;
      for (int left = changed; left != 0; left &= left - 1) {
        next |= improveAround(Integer.numberOfTrailingZeros(left));
      }
      changed = next;
    }
  }

  private int improveAround(int room) {
    int cost = costs[room] + 1 + tolls[room];
    int improved = 0;
    for (int left = station.oneMoveFrom(room, passesSecurity); left != 0; left &= left - 1) {
      int from = Integer.numberOfTrailingZeros(left);
      if (cost < costs[from]) {
        costs[from] = cost;
        improved |= 1 << from;
      }
    }
    return improved;
  }

  /** From this room to the nearest goal; 0 in a goal. */
  int cost(int room) {
    return costs[room];
  }

  boolean leadFrom(int room) {
    return costs[room] < UNREACHABLE;
  }

  /** The first step from this room, or null in a goal and where no way leads to one. */
  @Nullable Direction step(int room) {
    if (costs[room] == 0 || !leadFrom(room)) {
      return null;
    }
    for (Direction direction : Direction.ALL) {
      if (station.leads(room, direction, passesSecurity)) {
        int next = station.neighbour(room, direction);
        if (costs[next] + 1 + tolls[next] == costs[room]) {
          return direction;
        }
      }
    }
    return null;
  }
}
