package plateau.iceberg.player;

import java.util.List;
import plateau.iceberg.map.IceMap;

/** What a map tells before anybody moves: its ground, and the journeys to each alien. Immutable. */
final class Atlas {

  private final IceMap map;
  private final Ground ground;
  private final List<Journeys> journeys;

  Atlas(IceMap map) {
    this.map = map;
    this.ground = new Ground(map);
    this.journeys = map.aliens().stream().map(alien -> new Journeys(ground, alien.cell())).toList();
  }

  boolean isOf(IceMap other) {
    return map.equals(other);
  }

  Ground ground() {
    return ground;
  }

  Journeys journeysTo(int alien) {
    return journeys.get(alien);
  }
}
