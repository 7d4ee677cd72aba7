package plateau.deadzone.view;

import java.util.List;
import plateau.deadzone.command.Side;
import plateau.deadzone.map.SkirmishMap;

/**
 * What was chosen before the start.
 *
 * @param jade the sides that JADE plays
 */
public record Rules(SkirmishMap map, List<Side> jade, boolean boldJade, boolean jadePool) {

  public Rules {
    jade = List.copyOf(jade);
  }
}
