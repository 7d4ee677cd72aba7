package plateau.deadzone.terminal;

import java.util.List;
import java.util.Map;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.map.SkirmishMap;

/**
 * Everything that stands or lies on the board.
 *
 * @param figures the figures in each cube, those of the south first
 */
record Scenery(
    Terrain terrain,
    CubeSet objectives,
    CubeSet items,
    CubeSet smoke,
    CubeSet mines,
    Map<Integer, List<Sign>> figures) {

  /** A map before anybody has come. */
  static Scenery of(SkirmishMap map) {
    return new Scenery(
        map.terrain(), map.objectives(), map.items(), new CubeSet(), new CubeSet(), Map.of());
  }

  List<Sign> figuresIn(int cube) {
    return figures.getOrDefault(cube, List.of());
  }
}
