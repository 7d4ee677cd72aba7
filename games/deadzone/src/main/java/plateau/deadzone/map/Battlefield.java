package plateau.deadzone.map;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.movement.Travel;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.sight.Sight;

/**
 * A map with all that is worked out from it once: who sees whom, and the ways. Immutable, so that
 * every game on the map shares it; the scratch space for searches belongs to the thread that asks.
 */
public final class Battlefield {

  private static final int ROOM_ON_FULL_FLOOR = 4;
  private static final int ROOM_ON_HALF_FLOOR = 2;

  private final SkirmishMap map;
  private final Sight sight;
  private final Ways ways;
  private final byte[] capacity = new byte[Cube.COUNT];
  private final CubeSet standable;
  private final CubeSet fullFloors = new CubeSet();
  private final ThreadLocal<Travel> travels;

  public Battlefield(SkirmishMap map) {
    this.map = map;
    Terrain terrain = map.terrain();
    sight = new Sight(terrain);
    ways = Ways.of(terrain);
    standable = terrain.standable();
    travels = ThreadLocal.withInitial(() -> new Travel(ways));
    for (int cube = standable.first(); cube != Cube.NONE; cube = standable.after(cube)) {
      boolean isFull = terrain.floor(cube) == Floor.FULL;
      capacity[cube] = (byte) (isFull ? ROOM_ON_FULL_FLOOR : ROOM_ON_HALF_FLOOR);
      if (isFull) {
        fullFloors.add(cube);
      }
    }
  }

  public SkirmishMap map() {
    return map;
  }

  public Terrain terrain() {
    return map.terrain();
  }

  public Sight sight() {
    return sight;
  }

  public Ways ways() {
    return ways;
  }

  /** The scratch space of this thread. */
  public Travel travel() {
    return travels.get();
  }

  /** A1.3: the Sizes of one side's figures that a cube holds; 0 where nobody can stand. */
  public int capacity(int cube) {
    return capacity[cube];
  }

  /** The cubes that could hold a figure of this Size if it were alone. Not to be changed. */
  public CubeSet holding(int size) {
    return size <= ROOM_ON_HALF_FLOOR ? standable : fullFloors;
  }

  /** Where a side deploys. */
  public Zone zone(int side) {
    return side == 0 ? map.south() : map.north();
  }
}
