package plateau.iceberg.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Aliens;
import plateau.iceberg.engine.Ice;

/**
 * Numbers of the rules that boards show.
 *
 * @param rounds of a match; the first is 0
 * @param points that each agent has in a turn
 * @param costs of actions, by their kind
 * @param captureRounds how many rounds somebody has to stand on an alien
 */
public record IcebergScene(
    int rounds, int points, Map<ActionType, Integer> costs, int captureRounds) {

  /** Keeps the costs as they are now. */
  public IcebergScene {
    costs = Collections.unmodifiableMap(new EnumMap<>(costs));
  }

  public static IcebergScene of(int rounds) {
    Map<ActionType, Integer> costs = new EnumMap<>(ActionType.class);
    ActionType.ALL.forEach(type -> costs.put(type, type.cost()));
    return new IcebergScene(rounds, Ice.POINTS_PER_TURN, costs, Aliens.CAPTURE_ROUNDS);
  }
}
