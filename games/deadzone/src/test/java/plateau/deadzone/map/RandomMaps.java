package plateau.deadzone.map;

import java.util.random.RandomGenerator;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.RandomTerrain;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.text.Names;

/**
 * Maps on terrain of all kinds, for properties: a map of these may be unfair, but can be played.
 */
public final class RandomMaps {

  private static final int OBJECTIVES = 4;
  private static final int ITEMS = 8;

  private RandomMaps() {}

  public static SkirmishMap from(RandomGenerator random) {
    Terrain terrain =
        random.nextInt(3) == 0 ? RandomTerrain.from(random) : RandomTerrain.towers(random);
    return new SkirmishMap(
        "somewhere",
        new Names("Somewhere", "Quelque part"),
        terrain,
        standable(random, terrain, OBJECTIVES),
        standable(random, terrain, ITEMS),
        new Zone(1, 2),
        new Zone(Cube.SIDE - 1, Cube.SIDE));
  }

  private static CubeSet standable(RandomGenerator random, Terrain terrain, int count) {
    int[] all = terrain.standable().stream().toArray();
    return CubeSet.of(
        random.ints(0, all.length).distinct().limit(count).map(i -> all[i]).toArray());
  }
}
