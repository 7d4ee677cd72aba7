package plateau.iceberg.rules;

import java.util.List;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;

/**
 * The position as everybody sees it: nothing is hidden in Iceberg (§8).
 *
 * @param round 0 to 99, 100 when the match is over
 * @param player whose turn it is, -1 when the match is over
 * @param points what that player's agents have left; none when the match is over
 * @param walls the 25 rows of the grid, {@code X} for a wall
 * @param agents for each player the cells of its four agents
 * @param history for each player the actions of its latest turn, in the notation of moves
 */
public record IcebergView(
    int round,
    int player,
    List<Integer> scores,
    List<Integer> points,
    List<List<Position>> agents,
    List<AlienView> aliens,
    List<List<String>> history,
    List<String> walls) {

  /** An alien of the match, past, present or to come. */
  public record AlienView(
      int row,
      int column,
      int points,
      int arrival,
      int duration,
      AlienState state,
      int captureProgress) {

    static AlienView of(Alien alien, AlienState state, int captureProgress) {
      return new AlienView(
          alien.row(),
          alien.column(),
          alien.points(),
          alien.arrival(),
          alien.duration(),
          state,
          captureProgress);
    }
  }

  public IcebergView {
    scores = List.copyOf(scores);
    points = List.copyOf(points);
    agents = List.copyOf(agents);
    aliens = List.copyOf(aliens);
    history = List.copyOf(history);
    walls = List.copyOf(walls);
  }

  public static IcebergView of(IcebergState state) {
    Ice ice = state.ice();
    return new IcebergView(
        ice.round(),
        ice.player(),
        List.of(ice.score(0), ice.score(1)),
        pointsLeft(ice),
        List.of(agentsOf(ice, 0), agentsOf(ice, 1)),
        state.terrain().aliens(ice),
        List.of(historyOf(ice, 0), historyOf(ice, 1)),
        state.terrain().walls());
  }

  // A view is made after every move. A stream would cost more than what it makes.
  static List<Integer> pointsLeft(Ice ice) {
    if (ice.isOver()) {
      return List.of();
    }
    Integer[] points = new Integer[IceMap.AGENTS];
    for (int agent = 0; agent < points.length; agent++) {
      points[agent] = ice.points(ice.player(), agent);
    }
    return List.of(points);
  }

  private static List<Position> agentsOf(Ice ice, int player) {
    Position[] agents = new Position[IceMap.AGENTS];
    for (int agent = 0; agent < agents.length; agent++) {
      agents[agent] = Position.ofCell(ice.cellOf(player, agent));
    }
    return List.of(agents);
  }

  static List<String> historyOf(Ice ice, int player) {
    List<Action.ByAgent> actions = ice.history(player);
    String[] history = new String[actions.size()];
    for (int i = 0; i < history.length; i++) {
      history[i] = text(actions.get(i));
    }
    return List.of(history);
  }

  private static String text(Action.ByAgent action) {
    return IcebergNotation.text(IcebergMove.of(action.type(), action.agent(), action.direction()));
  }
}
