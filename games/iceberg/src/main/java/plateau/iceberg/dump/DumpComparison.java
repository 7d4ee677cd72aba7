package plateau.iceberg.dump;

import java.util.List;
import plateau.iceberg.dump.DumpLine.Player;
import plateau.iceberg.dump.DumpLine.Visitor;
import plateau.iceberg.map.IceMap;
import plateau.kernel.words.Message;

/** A line of a dump beside the one that the rules lead to: the first difference is the fault. */
record DumpComparison(int number, DumpLine found, DumpLine expected) {

  void check() {
    same("round[0]", found.round(), expected.round());
    for (int player = 0; player < expected.players().size(); player++) {
      checkPlayer("players." + player, found.players().get(player), expected.players().get(player));
    }
    for (int row = 0; row < IceMap.SIZE; row++) {
      same("map.cells, row " + row, found.walls().get(row), expected.walls().get(row));
    }
    same("map.aliens, number", found.aliens().size(), expected.aliens().size());
    for (int alien = 0; alien < expected.aliens().size(); alien++) {
      checkAlien(
          "map.aliens[" + alien + "]", found.aliens().get(alien), expected.aliens().get(alien));
    }
  }

  private void checkPlayer(String path, Player one, Player other) {
    same(path + ".name", one.name(), other.name());
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      same(
          path + ".agents[" + agent + "].pos",
          position(one.agents().get(agent)),
          position(other.agents().get(agent)));
    }
    same(path + ".history, length", one.history().size(), other.history().size());
    for (int action = 0; action < other.history().size(); action++) {
      same(
          path + ".history[" + action + "]",
          one.history().get(action),
          other.history().get(action));
    }
    same(path + ".score", one.score(), other.score());
  }

  private void checkAlien(String path, Visitor one, Visitor other) {
    same(path + ".pos", List.of(one.row(), one.column()), List.of(other.row(), other.column()));
    same(path + ".points_capture", one.points(), other.points());
    same(path + ".tour_invasion", one.arrival(), other.arrival());
    same(path + ".duree_invasion", one.duration(), other.duration());
    same(path + ".capture_en_cours", one.counter(), other.counter());
  }

  private static String position(int cell) {
    return "(" + IceMap.row(cell) + ", " + IceMap.column(cell) + ")";
  }

  private void same(String path, Object one, Object other) {
    if (!one.equals(other)) {
      throw new DumpFault(
          number,
          Message.of(
              "dump.differs", "path", path, "found", one.toString(), "expected", other.toString()));
    }
  }
}
