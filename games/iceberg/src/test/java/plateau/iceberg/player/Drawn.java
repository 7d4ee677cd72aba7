package plateau.iceberg.player;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.rules.IcebergMove;

/**
 * A match on a drawn map, in player 0's first turn. The drawing shows the top left corner: {@code
 * X} walls, {@code A} to {@code D} player 0's agents, {@code a} to {@code d} player 1's. Agents
 * that it leaves out stand at the bottom, behind walls: they can go nowhere. Each alien is written
 * as in maps: row, column, points, arrival, duration.
 */
final class Drawn {

  private static final String EVERYBODY = "ABCDabcd";

  final Ice ice;
  final Atlas atlas;

  Drawn(String drawing, String... aliens) {
    ice = new Ice(MapReader.read(map(drawing, aliens)));
    ice.beginRound();
    atlas = new Atlas(ice.map());
  }

  Ground ground() {
    return atlas.ground();
  }

  Crowd crowd() {
    Crowd crowd = new Crowd();
    crowd.look(ice);
    return crowd;
  }

  /** Lets so many turns pass without an action. */
  Drawn pass(int turns) {
    for (int i = 0; i < turns; i++) {
      ice.endTurn();
      if (ice.player() == Ice.NOBODY) {
        ice.beginRound();
      }
    }
    return this;
  }

  /** Plans the turn and plays the plan. */
  Drawn plan() {
    TurnPlan.of(ice, atlas).forEach(this::play);
    return this;
  }

  void play(IcebergMove.OfAgent action) {
    int code = ice.act(action.type().ordinal(), action.agent(), action.direction().ordinal());
    if (code != 0) {
      throw new IllegalArgumentException(action + " is answered by " + code);
    }
  }

  static int cell(int row, int column) {
    return IceMap.cell(row, column);
  }

  private static String map(String drawing, String... aliens) {
    StringBuilder grid = new StringBuilder();
    List<String> rows = drawing.lines().toList();
    List<String> starts = new ArrayList<>();
    for (int row = 0; row < IceMap.SIZE - 2; row++) {
      String drawn = row < rows.size() ? rows.get(row) : "";
      grid.append(drawn.replaceAll("[A-Da-d]", "."));
      grid.append(".".repeat(IceMap.SIZE - drawn.length())).append('\n');
    }
    grid.append("X".repeat(IceMap.SIZE)).append('\n');
    grid.append(".X".repeat(IceMap.SIZE / 2)).append(".\n");
    for (int i = 0; i < EVERYBODY.length(); i++) {
      starts.add(start(EVERYBODY.charAt(i), i, rows));
    }
    return grid
        + String.join("\n", starts)
        + "\n"
        + aliens.length
        + "\n"
        + String.join("\n", aliens)
        + "\n";
  }

  private static String start(char agent, int index, List<String> rows) {
    for (int row = 0; row < rows.size(); row++) {
      int column = rows.get(row).indexOf(agent);
      if (column >= 0) {
        return row + " " + column;
      }
    }
    return (IceMap.SIZE - 1) + " " + 2 * index;
  }
}
