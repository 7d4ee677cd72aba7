package plateau.iceberg.player;

import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/** Which cells agents stand on. One thread at a time. */
final class Crowd {

  private final boolean[] taken = new boolean[IceMap.CELLS];
  private final int[] cells = new int[IceMap.ALL_AGENTS];

  /** Looks where everybody is now. */
  void look(Ice ice) {
    for (int cell : cells) {
      taken[cell] = false;
    }
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      cells[agent] = ice.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
    }
    for (int cell : cells) {
      taken[cell] = true;
    }
  }

  boolean isOn(int cell) {
    return taken[cell];
  }

  int cellOf(int player, int agent) {
    return cells[player * IceMap.AGENTS + agent];
  }

  /** The agent of this player on a cell, or -1. */
  int agentOn(int cell, int player) {
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      if (cellOf(player, agent) == cell) {
        return agent;
      }
    }
    return -1;
  }

  /** Where somebody who slides from this cell comes to rest (§5). */
  int slide(Ground ground, int from, int direction) {
    int cell = from;
    int next = ground.next(cell, direction);
    while (next != Ground.NONE && !taken[next]) {
      cell = next;
      next = ground.next(cell, direction);
    }
    return cell;
  }
}
