package plateau.iceberg.rules;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * What an action or its undo changes, seen from before it: points, at most one agent's cell and at
 * most one alien's counter (§17, 9).
 */
final class Change {

  private final Ice ice;
  private final int[] cells;
  private final int[] counters;

  /** From now on. */
  Change(Ice ice) {
    this.ice = ice;
    this.cells = IntStream.range(0, IceMap.ALL_AGENTS).map(this::cell).toArray();
    this.counters = counters().toArray();
  }

  /** Puts the values that hold now into an answer, those of agents and aliens if they differ. */
  void tell(Map<String, Object> answer) {
    answer.put("points", IcebergView.pointsLeft(ice));
    for (int agent = 0; agent < cells.length; agent++) {
      int cell = cell(agent);
      if (cell != cells[agent]) {
        int owner = agent / IceMap.AGENTS;
        int number = agent % IceMap.AGENTS;
        answer.put("moved", List.of(owner, number, IceMap.row(cell), IceMap.column(cell)));
      }
    }
    int[] now = counters().toArray();
    for (int alien = 0; alien < now.length; alien++) {
      if (now[alien] != counters[alien]) {
        answer.put("capture", List.of(alien, now[alien]));
      }
    }
  }

  private int cell(int agent) {
    return ice.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
  }

  private IntStream counters() {
    return IntStream.range(0, ice.map().aliens().size()).map(ice::captureProgress);
  }
}
