package plateau.iceberg.rules;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Aliens;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.rules.IcebergView.AlienView;

/**
 * What can be worked out from the map once for all positions of a match: its walls as text, how
 * aliens look, and how far every cell is from every alien when no agent is in the way. Shared by
 * all copies of a position; any thread may ask.
 */
final class Terrain {

  /** The distance of cells that cannot be reached. */
  static final int UNREACHABLE = IceMap.CELLS;

  private static final int STATES = AlienState.values().length;
  private static final int PROGRESSES = Aliens.CAPTURE_ROUNDS + 1;

  private final IceMap map;
  private final List<String> walls;
  // By alien, state and progress. Made when first asked for, as is the next; two threads that make
  // one at once make the same.
  private final @Nullable AlienView[] aliens;
  private volatile List<AlienView> latest = List.of();
  private volatile short @Nullable [][] steps;

  Terrain(IceMap map) {
    this.map = map;
    this.aliens = new AlienView[map.aliens().size() * STATES * PROGRESSES];
    this.walls = IntStream.range(0, IceMap.SIZE).mapToObj(row -> MapWriter.row(map, row)).toList();
  }

  /** The rows of the grid, as the map's text has them. */
  List<String> walls() {
    return walls;
  }

  /**
   * All aliens as everybody sees them. Few moves change one: until then it is the same list, which
   * need not be compared with the one before.
   */
  List<AlienView> aliens(Ice ice) {
    List<AlienView> before = latest;
    if (isStill(before, ice)) {
      return before;
    }
    AlienView[] now = new AlienView[map.aliens().size()];
    for (int alien = 0; alien < now.length; alien++) {
      now[alien] = alien(ice, alien);
    }
    List<AlienView> views = List.of(now);
    latest = views;
    return views;
  }

  // An alien has one view for each of its states.
  @SuppressWarnings("ReferenceEquality")
  private boolean isStill(List<AlienView> views, Ice ice) {
    if (views.size() != map.aliens().size()) {
      return false;
    }
    for (int alien = 0; alien < views.size(); alien++) {
      if (views.get(alien) != alien(ice, alien)) {
        return false;
      }
    }
    return true;
  }

  private AlienView alien(Ice ice, int alien) {
    AlienState state = ice.alienState(alien);
    int progress = ice.captureProgress(alien);
    int index = (alien * STATES + state.ordinal()) * PROGRESSES + progress;
    AlienView known = aliens[index];
    if (known == null) {
      known = AlienView.of(map.aliens().get(alien), state, progress);
      aliens[index] = known;
    }
    return known;
  }

  /** For each alien the steps to it from each cell. */
  short[][] stepsToAliens() {
    short[][] known = steps;
    if (known == null) {
      known = map.aliens().stream().map(this::stepsTo).toArray(short[][]::new);
      steps = known;
    }
    return known;
  }

  private short[] stepsTo(Alien alien) {
    short[] distance = new short[IceMap.CELLS];
    Arrays.fill(distance, (short) UNREACHABLE);
    int[] queue = new int[IceMap.CELLS];
    int tail = 0;
    queue[tail++] = alien.cell();
    distance[alien.cell()] = 0;
    for (int head = 0; head < tail; head++) {
      int cell = queue[head];
      for (int next : neighbours(cell)) {
        if (distance[next] == UNREACHABLE && !map.isWall(next)) {
          distance[next] = (short) (distance[cell] + 1);
          queue[tail++] = next;
        }
      }
    }
    return distance;
  }

  private static int[] neighbours(int cell) {
    int row = IceMap.row(cell);
    int column = IceMap.column(cell);
    return IntStream.of(
            row > 0 ? cell - IceMap.SIZE : cell,
            column < IceMap.SIZE - 1 ? cell + 1 : cell,
            row < IceMap.SIZE - 1 ? cell + IceMap.SIZE : cell,
            column > 0 ? cell - 1 : cell)
        .toArray();
  }
}
