package plateau.iceberg.dump;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.dump.DumpLine.Player;
import plateau.iceberg.dump.DumpLine.Visitor;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.map.IceMap;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;

/** Reads one line of a dump. */
final class DumpLineReader {

  private final DumpMisfit misfit;

  private DumpLineReader(DumpMisfit misfit) {
    this.misfit = misfit;
  }

  static DumpLine read(int number, String text) {
    DumpMisfit misfit = new DumpMisfit(number);
    return new DumpLineReader(misfit).line(misfit.read(text));
  }

  private DumpLine line(Given line) {
    List<Given> round = misfit.items(line.field("round"), 2);
    if (round.getLast().whole() != IceMap.ROUNDS) {
      throw misfit.expected(round.getLast(), Message.of("dump.rounds"));
    }
    Given players = line.field("players");
    Given map = line.field("map");
    return new DumpLine(
        round.getFirst().whole(),
        List.of(player(players.field("0")), player(players.field("1"))),
        walls(misfit.items(map.field("cells"), IceMap.CELLS)),
        map.field("aliens").items().stream().map(this::alien).toList());
  }

  private Player player(Given player) {
    List<Given> agents = misfit.items(player.field("agents"), IceMap.AGENTS);
    List<Integer> cells = new ArrayList<>();
    for (int agent = 0; agent < agents.size(); agent++) {
      Given number = agents.get(agent).field("id_agent");
      if (number.whole() != agent) {
        throw misfit.expected(number, Message.of("dump.agent-order", "agent", agent));
      }
      cells.add(cell(agents.get(agent).field("pos")));
    }
    return new Player(
        player.text("name"),
        player.whole("score"),
        cells,
        player.field("history").items().stream().map(this::action).toList());
  }

  private Action action(Given action) {
    int kind = misfit.oneOf(action.field("atype"), FrenchNames.ACTIONS);
    if (kind == FrenchNames.FLAG) {
      return new Action.Flag(
          cell(action.field("pos")), misfit.oneOf(action.field("drapeau"), FrenchNames.FLAGS));
    }
    return new Action.ByAgent(
        ActionType.ALL.get(kind),
        within(action.field("id_agent"), IceMap.AGENTS),
        Direction.ALL.get(misfit.oneOf(action.field("dir"), FrenchNames.DIRECTIONS)));
  }

  private Visitor alien(Given alien) {
    int cell = cell(alien.field("pos"));
    return new Visitor(
        IceMap.row(cell),
        IceMap.column(cell),
        alien.whole("points_capture"),
        alien.whole("tour_invasion"),
        alien.whole("duree_invasion"),
        alien.whole("capture_en_cours"));
  }

  private List<String> walls(List<Given> cells) {
    StringBuilder all = new StringBuilder();
    cells.forEach(cell -> all.append(misfit.oneOf(cell, FrenchNames.CELLS) == 1 ? 'X' : '.'));
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < IceMap.SIZE; row++) {
      rows.add(all.substring(row * IceMap.SIZE, (row + 1) * IceMap.SIZE));
    }
    return rows;
  }

  private int cell(Given position) {
    return IceMap.cell(
        within(position.field("r"), IceMap.SIZE), within(position.field("c"), IceMap.SIZE));
  }

  private int within(Given number, int bound) {
    int value = number.whole();
    if (value < 0 || value >= bound) {
      throw misfit.expected(number, Message.of("dump.within", "max", bound - 1));
    }
    return value;
  }
}
