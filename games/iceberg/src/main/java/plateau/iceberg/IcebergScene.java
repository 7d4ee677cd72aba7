package plateau.iceberg;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Aliens;
import plateau.iceberg.engine.Ice;

/**
 * Numbers of the rules that boards show.
 *
 * @param points that each agent has in a turn
 * @param costs of actions, by their kind
 * @param captureRounds how many rounds somebody has to stand on an alien
 */
public record IcebergScene(int points, Map<String, Integer> costs, int captureRounds) {

  static IcebergScene printed() {
    Map<String, Integer> costs = new LinkedHashMap<>();
    ActionType.ALL.forEach(type -> costs.put(type.id(), type.cost()));
    return new IcebergScene(Ice.POINTS_PER_TURN, costs, Aliens.CAPTURE_ROUNDS);
  }
}
