package plateau.iceberg.engine;

import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;

/**
 * A match that a test plays in the notation of section 16: {@code M0N}, {@code S1E}, {@code P2W}
 * for an attempt, {@code U} for undo. Answers are codes; undo answers 1 or 0.
 */
public final class IceScript {

  /** The map of section 16. */
  public static final String EXAMPLES_MAP = examplesMap();

  final Ice ice;

  private IceScript(IceMap map) {
    this.ice = new Ice(map);
    ice.beginRound();
  }

  /** A match on the map of section 16, at player 0's first turn. */
  static IceScript examples() {
    return new IceScript(MapReader.read(EXAMPLES_MAP));
  }

  static IceScript on(String map) {
    return new IceScript(MapReader.read(map));
  }

  /** Plays attempts in the present turn; the answer of each is a digit. */
  String tries(String attempts) {
    StringBuilder answers = new StringBuilder();
    for (String attempt : attempts.split(" ", -1)) {
      if (!attempt.isEmpty()) {
        answers.append(answers.isEmpty() ? "" : " ").append(attempt(attempt));
      }
    }
    return answers.toString();
  }

  int attempt(String text) {
    if (text.equals("U")) {
      return ice.undo() ? 1 : 0;
    }
    return ice.act("MSP".indexOf(text.charAt(0)), text.charAt(1) - '0', directionOf(text));
  }

  private static int directionOf(String text) {
    int direction = "NESW".indexOf(text.charAt(2));
    return direction >= 0 ? direction : text.charAt(2) - '0';
  }

  /** Ends the turn; after player 1's turn the next round begins. */
  void endTurn() {
    ice.endTurn();
    if (ice.player() == Ice.NOBODY && !ice.isOver()) {
      ice.beginRound();
    }
  }

  /** Both players' turns of a round. */
  void round(String player0, String player1) {
    tries(player0);
    endTurn();
    tries(player1);
    endTurn();
  }

  void quietRoundsUntil(int round) {
    while (ice.round() < round) {
      round("", "");
    }
  }

  String cell(int player, int agent) {
    return Contestant.Position.ofCell(ice.cellOf(player, agent)).toString();
  }

  int counter(int alien) {
    return ice.captureProgress(alien);
  }

  private static String examplesMap() {
    StringBuilder grid = new StringBuilder((".".repeat(IceMap.SIZE) + "\n").repeat(IceMap.SIZE));
    for (int[] wall : new int[][] {{5, 5}, {11, 10}, {12, 20}, {20, 10}}) {
      grid.setCharAt(wall[0] * (IceMap.SIZE + 1) + wall[1], 'X');
    }
    return grid
        + """
        0 0
        0 1
        10 10
        24 24
        0 24
        10 11
        10 15
        24 0
        8
        10 12 7 2 10
        3 3 5 0 3
        24 12 -4 1 5
        10 10 9 0 100
        0 12 6 97 50
        6 6 2 4 2
        10 15 3 0 3
        24 24 8 98 2
        """;
  }
}
