package plateau.iceberg.dump;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.dump.DumpLine.Player;
import plateau.iceberg.dump.DumpLine.Visitor;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.map.IceMap;
import plateau.kernel.words.Message;

/** Reads one line of a dump. */
final class DumpLineReader {

  private DumpLineReader() {}

  static DumpLine read(int number, String text) {
    DumpValue line = DumpValue.ofLine(number, text);
    List<DumpValue> round = line.field("round").items(2);
    if (round.getLast().whole() != IceMap.ROUNDS) {
      throw round.getLast().expected(Message.of("dump.rounds"));
    }
    DumpValue players = line.field("players");
    DumpValue map = line.field("map");
    return new DumpLine(
        round.getFirst().whole(),
        List.of(player(players.field("0")), player(players.field("1"))),
        walls(map.field("cells").items(IceMap.CELLS)),
        map.field("aliens").items().stream().map(DumpLineReader::alien).toList());
  }

  private static Player player(DumpValue player) {
    List<DumpValue> agents = player.field("agents").items(IceMap.AGENTS);
    List<Integer> cells = new ArrayList<>();
    for (int agent = 0; agent < agents.size(); agent++) {
      DumpValue number = agents.get(agent).field("id_agent");
      if (number.whole() != agent) {
        throw number.expected(Message.of("dump.agent-order", "agent", agent));
      }
      cells.add(cell(agents.get(agent).field("pos")));
    }
    return new Player(
        player.field("name").text(),
        player.field("score").whole(),
        cells,
        player.field("history").items().stream().map(DumpLineReader::action).toList());
  }

  private static Action action(DumpValue action) {
    int kind = action.field("atype").oneOf(FrenchNames.ACTIONS);
    if (kind == FrenchNames.FLAG) {
      return new Action.Flag(
          cell(action.field("pos")), action.field("drapeau").oneOf(FrenchNames.FLAGS));
    }
    return new Action.OfAgent(
        ActionType.ALL.get(kind),
        within(action.field("id_agent"), IceMap.AGENTS),
        Direction.ALL.get(action.field("dir").oneOf(FrenchNames.DIRECTIONS)));
  }

  private static Visitor alien(DumpValue alien) {
    int cell = cell(alien.field("pos"));
    return new Visitor(
        IceMap.row(cell),
        IceMap.column(cell),
        alien.field("points_capture").whole(),
        alien.field("tour_invasion").whole(),
        alien.field("duree_invasion").whole(),
        alien.field("capture_en_cours").whole());
  }

  private static List<String> walls(List<DumpValue> cells) {
    StringBuilder all = new StringBuilder();
    cells.forEach(cell -> all.append(cell.oneOf(FrenchNames.CELLS) == 1 ? 'X' : '.'));
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < IceMap.SIZE; row++) {
      rows.add(all.substring(row * IceMap.SIZE, (row + 1) * IceMap.SIZE));
    }
    return rows;
  }

  private static int cell(DumpValue position) {
    return IceMap.cell(
        within(position.field("r"), IceMap.SIZE), within(position.field("c"), IceMap.SIZE));
  }

  private static int within(DumpValue number, int bound) {
    int value = number.whole();
    if (value < 0 || value >= bound) {
      throw number.expected(Message.of("dump.within", "max", bound - 1));
    }
    return value;
  }
}
