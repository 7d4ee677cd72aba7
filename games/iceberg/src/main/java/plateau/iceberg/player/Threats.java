package plateau.iceberg.player;

import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * Whether a player can push somebody off a cell in one turn: an agent needs a place beside it
 * within the points that a push leaves, and a free cell beyond. One thread at a time.
 */
final class Threats {

  private static final int APPROACH = Ice.POINTS_PER_TURN - ActionType.PUSH.cost();

  private final Ground ground;
  private final CheapestWays[] waysOf = new CheapestWays[IceMap.AGENTS];

  Threats(Ground ground) {
    this.ground = ground;
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      waysOf[agent] = new CheapestWays(ground);
    }
  }

  /** Looks where this player's agents can be and still push, in a turn of their own. */
  void look(Crowd crowd, int player) {
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      waysOf[agent].search(crowd, crowd.cellOf(player, agent), APPROACH);
    }
  }

  /** Whether that player can push off whoever stands on this cell. */
  boolean isOn(Crowd crowd, int cell) {
    for (int direction = 0; direction < Ground.DIRECTIONS; direction++) {
      int beyond = ground.next(cell, direction);
      int beside = ground.next(cell, Ground.opposite(direction));
      if (beyond != Ground.NONE
          && beside != Ground.NONE
          && !crowd.isOn(beyond)
          && isReached(beside)) {
        return true;
      }
    }
    return false;
  }

  private boolean isReached(int cell) {
    for (CheapestWays ways : waysOf) {
      if (ways.includes(cell)) {
        return true;
      }
    }
    return false;
  }
}
