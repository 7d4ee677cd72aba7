package plateau.deadzone.scene;

import java.util.List;
import java.util.stream.IntStream;
import plateau.deadzone.command.Side;
import plateau.deadzone.skirmish.Scenario;

/**
 * What everybody knows before the first die.
 *
 * @param target the victory points that end the game
 * @param sides South and North
 */
public record Scene(
    BothNames map, BothNames mission, int target, TerrainScene terrain, List<TeamScene> sides) {

  public Scene {
    sides = List.copyOf(sides);
  }

  public static Scene of(Scenario scenario) {
    return new Scene(
        BothNames.of(scenario.field().map()),
        BothNames.of(scenario.mission()),
        scenario.mission().target(),
        TerrainScene.of(scenario.field().map()),
        IntStream.range(0, Side.COUNT).mapToObj(side -> TeamScene.of(scenario, side)).toList());
  }
}
