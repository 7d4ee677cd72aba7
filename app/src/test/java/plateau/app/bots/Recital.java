package plateau.app.bots;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.Contestant;
import plateau.iceberg.engine.Contestant.AlienInfo;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * What the interface check of every kit has to tell, here with the answers of the rules themselves.
 */
final class Recital {

  /** One of the three kinds of actions. */
  private interface Act {
    int tried(int agent, int direction);
  }

  private static final Set<Integer> RECITED_ROUNDS = Set.of(0, 1, 2, 50, 99);
  private static final List<Integer> NUMBERS =
      List.of(Integer.MIN_VALUE, -1, 0, 1, 2, 3, 4, Integer.MAX_VALUE);
  private static final int[][] FLAGS = {
    {0, 0, 0},
    {24, 24, 3},
    {-1, 0, 1},
    {0, 25, 2},
    {5, 5, 4},
    {5, 5, -1},
    {Integer.MAX_VALUE, Integer.MIN_VALUE, 9},
    {7, 7, 1},
  };
  private static final int[][] WAYS = {
    {0, 0, 24, 24}, {-1, 0, 0, 0}, {0, 0, 25, 0}, {12, 12, 12, 12}, {3, 3, 20, 4},
  };

  private final int seat;
  private final Map<String, Object> hello;
  private final StringBuilder told = new StringBuilder();

  /** Of the program on this seat, which was greeted so. */
  Recital(int seat, Map<String, Object> hello) {
    this.seat = seat;
    this.hello = hello;
  }

  /** All lines up to now. */
  String told() {
    return told.toString();
  }

  void matchStarts(Ice ice) {
    // Of an integer of JSON, each kit must tell all digits; Iceberg has four forms of moves and a
    // scene.
    line("told", Objects.requireNonNull(hello.get("seed")), 4, "^(?:M[0-3][NESW])$", 0, seat);
    Contestant contestant = new Contestant(ice.copy(), seat);
    line("start", contestant.move(0, 0), contestant.debugFlag(0, 0, 1), number(contestant.undo()));
    tell(contestant);
  }

  void turnBegins(Ice ice) {
    if (RECITED_ROUNDS.contains(ice.round())) {
      recite(new Contestant(ice.copy(), seat));
    }
  }

  void matchEnds(Ice ice) {
    Contestant contestant = new Contestant(ice.copy(), seat);
    line("end", contestant.slide(0, 0), contestant.push(0, 0), number(contestant.undo()));
    tell(contestant);
  }

  private void recite(Contestant contestant) {
    tell(contestant);
    for (Act act : List.<Act>of(contestant::move, contestant::slide, contestant::push)) {
      StringJoiner codes = new StringJoiner(" ");
      for (int agent : NUMBERS) {
        NUMBERS.forEach(direction -> codes.add("" + act.tried(agent, direction)));
      }
      line("codes", codes);
      tell(contestant);
      undoAll(contestant);
    }
    StringJoiner flags = new StringJoiner(" ");
    for (int[] flag : FLAGS) {
      flags.add("" + contestant.debugFlag(flag[0], flag[1], flag[2]));
    }
    line("flags", flags);
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      int push = contestant.push(agent, agent);
      int slide = contestant.slide(agent, (agent + 1) % 4);
      line("mixed", push, slide, contestant.move(agent, agent));
    }
    line("undo", number(contestant.undo()));
    tell(contestant);
    undoAll(contestant);
  }

  private void undoAll(Contestant contestant) {
    int undone = 0;
    while (contestant.undo()) {
      undone++;
    }
    line("undone", undone);
  }

  private void tell(Contestant contestant) {
    line("round", contestant.currentRound(), contestant.me(), contestant.opponent());
    StringJoiner scores = new StringJoiner(" ");
    StringJoiner points = new StringJoiner(" ");
    StringJoiner agents = new StringJoiner(" ");
    for (int agent = -1; agent <= IceMap.AGENTS; agent++) {
      points.add("" + contestant.actionPoints(agent));
    }
    for (int player = -1; player <= 2; player++) {
      scores.add("" + contestant.score(player));
      for (int agent = -1; agent <= IceMap.AGENTS; agent++) {
        agents.add(cell(contestant.agentPosition(player, agent)));
      }
    }
    line("scores", scores);
    line("points", points);
    line("agents", agents);
    tellGrid(contestant);
    line("info", info(contestant.alienInfo(-1, 0)));
    for (AlienInfo alien : contestant.aliens()) {
      Position position = alien.position();
      line("alien", info(alien), info(contestant.alienInfo(position.row(), position.column())));
    }
    StringJoiner history = new StringJoiner(" ");
    for (Action.ByAgent done : contestant.opponentHistory()) {
      history.add(done.type().ordinal() + "/" + done.agent() + "/" + done.direction().ordinal());
    }
    line("history", history);
    tellWays(contestant);
  }

  // One letter a cell, the cells around the grid too: its type, whose agent, an alien or not.
  private void tellGrid(Contestant contestant) {
    for (int row = -1; row <= IceMap.SIZE; row++) {
      StringBuilder letters = new StringBuilder();
      for (int column = -1; column <= IceMap.SIZE; column++) {
        int letter =
            contestant.cellType(row, column)
                + 3 * (contestant.agentOwnerAt(row, column) + 1)
                + 9 * number(contestant.alienAt(row, column));
        letters.append((char) ('a' + letter));
      }
      line(letters);
    }
  }

  private void tellWays(Contestant contestant) {
    for (int[] way : WAYS) {
      tellWay(contestant, new Position(way[0], way[1]), new Position(way[2], way[3]));
    }
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      for (AlienInfo alien : contestant.aliens()) {
        tellWay(contestant, contestant.agentPosition(seat, agent), alien.position());
      }
    }
  }

  private void tellWay(Contestant contestant, Position from, Position to) {
    StringBuilder digits = new StringBuilder();
    contestant
        .shortestPath(from.row(), from.column(), to.row(), to.column())
        .forEach(digits::append);
    line("way", digits);
  }

  private static String cell(Position position) {
    return position.row() + "," + position.column();
  }

  private static String info(AlienInfo alien) {
    return "%s %d %d %d %d"
        .formatted(
            cell(alien.position()),
            alien.points(),
            alien.arrival(),
            alien.duration(),
            alien.captureProgress());
  }

  private static int number(boolean truth) {
    return truth ? 1 : 0;
  }

  private void line(Object... words) {
    StringJoiner line = new StringJoiner(" ", "", "\n");
    for (Object word : words) {
      line.add(word.toString());
    }
    told.append(line.toString().replaceAll(" +\n", "\n"));
  }
}
