package plateau.iceberg.player;

import org.jspecify.annotations.Nullable;
import plateau.iceberg.map.IceMap;

/**
 * What a map tells before anybody moves: its ground, and the journeys to each alien, found when
 * first asked for. One thread at a time.
 */
final class Atlas {

  private final IceMap map;
  private final Ground ground;
  private final @Nullable Journeys[] journeys;

  Atlas(IceMap map) {
    this.map = map;
    this.ground = new Ground(map);
    this.journeys = new Journeys[map.aliens().size()];
  }

  boolean isOf(IceMap other) {
    return map.equals(other);
  }

  Ground ground() {
    return ground;
  }

  Journeys journeysTo(int alien) {
    Journeys known = journeys[alien];
    if (known == null) {
      known = new Journeys(ground, map.aliens().get(alien).cell());
      journeys[alien] = known;
    }
    return known;
  }
}
