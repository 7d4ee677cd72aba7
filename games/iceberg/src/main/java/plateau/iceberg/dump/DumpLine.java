package plateau.iceberg.dump;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.iceberg.engine.Action;
import plateau.iceberg.map.IceMap;
import plateau.kernel.json.Json;

/**
 * One line of a dump (11.1).
 *
 * @param walls 25 rows, {@code X} for a wall
 */
record DumpLine(int round, List<Player> players, List<String> walls, List<Visitor> aliens) {

  /**
   * A player at that moment.
   *
   * @param agents their cells
   * @param history the accepted actions of its latest turn, flags included
   */
  record Player(String name, int score, List<Integer> agents, List<Action> history) {}

  /** An alien with its capture counter. */
  record Visitor(int row, int column, int points, int arrival, int duration, int counter) {}

  String text() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("round", List.of(round, IceMap.ROUNDS));
    Map<String, Object> both = new LinkedHashMap<>();
    both.put("0", player(players.get(0)));
    both.put("1", player(players.get(1)));
    fields.put("players", both);
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("cells", cells());
    map.put("aliens", aliens.stream().map(DumpLine::alien).toList());
    fields.put("map", map);
    return inAscii(Json.write(fields));
  }

  private static Map<String, Object> player(Player player) {
    List<Object> agents = new ArrayList<>();
    for (int agent = 0; agent < player.agents().size(); agent++) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("id_agent", agent);
      fields.put("pos", position(player.agents().get(agent)));
      agents.add(fields);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", player.name());
    fields.put("score", player.score());
    fields.put("agents", agents);
    fields.put("history", player.history().stream().map(DumpLine::action).toList());
    return fields;
  }

  private static Map<String, Object> action(Action action) {
    Map<String, Object> fields = new LinkedHashMap<>();
    switch (action) {
      case Action.ByAgent(var type, int agent, var direction) -> {
        fields.put("atype", FrenchNames.ACTIONS.get(type.ordinal()));
        fields.put("id_agent", agent);
        fields.put("dir", FrenchNames.DIRECTIONS.get(direction.ordinal()));
      }
      case Action.Flag(int cell, int flag) -> {
        fields.put("atype", FrenchNames.ACTIONS.get(FrenchNames.FLAG));
        fields.put("drapeau", FrenchNames.FLAGS.get(flag));
        fields.put("pos", position(cell));
      }
    }
    return fields;
  }

  private static Map<String, Object> alien(Visitor alien) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("pos", position(IceMap.cell(alien.row(), alien.column())));
    fields.put("points_capture", alien.points());
    fields.put("tour_invasion", alien.arrival());
    fields.put("duree_invasion", alien.duration());
    fields.put("capture_en_cours", alien.counter());
    return fields;
  }

  private static Map<String, Object> position(int cell) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("r", IceMap.row(cell));
    fields.put("c", IceMap.column(cell));
    return fields;
  }

  private List<String> cells() {
    return String.join("", walls)
        .chars()
        .mapToObj(cell -> FrenchNames.CELLS.get(cell == 'X' ? 1 : 0))
        .toList();
  }

  // Only names can hold other characters.
  private static String inAscii(String json) {
    if (json.chars().allMatch(c -> c < 0x80)) {
      return json;
    }
    StringBuilder out = new StringBuilder();
    json.chars()
        .forEach(
            c -> {
              if (c < 0x80) {
                out.append((char) c);
              } else {
                out.append("\\u%04x".formatted(c));
              }
            });
    return out.toString();
  }
}
