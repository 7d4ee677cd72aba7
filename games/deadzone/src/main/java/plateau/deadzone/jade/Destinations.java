package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.movement.Travel;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.roster.Keyword;

/**
 * Where the active figure may end a movement (B6.2), and how far it is from there to a goal (B6.3).
 * Scratch space of one thread; allocates nothing, except a path round mines.
 */
final class Destinations {

  private static final CubeSet NO_CUBES = new CubeSet();

  // B6.3: what a cube is worth from which there is no path.
  private static final int PATHLESS = 50;

  private final Surroundings around;
  private final Control control;

  private @Nullable Battlefield field;
  private @Nullable Travel reaching;
  private @Nullable Travel heading;

  private final CubeSet room = new CubeSet();
  private final CubeSet reach = new CubeSet();
  private final CubeSet barred = new CubeSet();
  private final int[] sizes = new int[Cube.COUNT];
  private int mostExposed;
  private int goal;

  Destinations(Surroundings around) {
    this.around = around;
    this.control = new Control(around);
  }

  /** Must come first, for each decision. */
  void begin() {
    Battlefield now = around.table().field();
    if (now != field) {
      field = now;
      reaching = new Travel(now.ways());
      heading = new Travel(now.ways());
    }
  }

  /** B6.2, point 3: who stands on an objective leaves it only from clear shot or from a melee. */
  boolean mayLeave() {
    return !around.table().objectives().contains(around.cube())
        || around.isEnemyHere()
        || around.exposure(around.cube()) >= 1;
  }

  /** Finds the cubes that a movement of so many cubes can end in; goal may be Cube.NONE. */
  void measure(int allowance, int newGoal) {
    goal = newGoal;
    mostExposed = around.exposure(around.cube()) + (around.table().isBold() ? 1 : 0);
    findRoom();
    // R57: with no room on any mine, every mine shuts the way.
    room.removeAll(mines());
    reaching().reach(around.cube(), allowance, around.enemyCubes(), room, mines(), reach);
  }

  /** What {@link #measure} found, before the rules of B6.2 beyond the first. */
  CubeSet reach() {
    return reach;
  }

  int cost(int destination) {
    return reaching().cost(destination);
  }

  /** B6.2, points 2, 4 and 5. */
  boolean isAllowed(int destination) {
    return mayEnter(destination)
        && around.exposure(destination) <= mostExposed
        && control.isKept(destination);
  }

  /** Measures {@code W} of B6.3 to a goal, for all cubes at once. */
  void measureRoutes(int to) {
    goal = to;
    barred.clear();
    barred.addAll(around.enemyCubes());
    barred.addAll(mines());
    Table table = around.table();
    // R66: a route that the figure can never take does not count.
    int dearestEdge = around.isShooter() ? table.advance() : table.sprint();
    heading().measureTo(to, dearestEdge, barred, NO_CUBES);
  }

  /** {@code W(c)} of B6.3 after {@link #measureRoutes}. */
  int route(int from) {
    int cost = heading().cost(from);
    return cost == Ways.NO_WAY ? PATHLESS + Cube.distance(from, goal) : cost;
  }

  /** {@code need} of B6.3 after {@link #measureRoutes}. */
  int need() {
    return heading().cost(around.cube());
  }

  /**
   * The cubes to pass through on the way to a destination, if the usual path (A3) would enter a
   * mine; otherwise empty.
   */
  List<Integer> via(int destination) {
    if (mines().isEmpty()) {
      return List.of();
    }
    int free = cost(destination);
    Travel travel = reaching();
    travel.measureFrom(around.cube(), free, around.enemyCubes(), NO_CUBES);
    if (travel.cost(destination) == free) {
      return List.of();
    }
    int length =
        travel.choosePath(around.cube(), destination, around.enemyCubes(), NO_CUBES, mines());
    List<Integer> via = new ArrayList<>();
    for (int i = 0; i < length - 1; i++) {
      via.add(travel.pathCube(i));
    }
    return via;
  }

  // Point 4; a figure whose Fight is blank enters no enemy's cube (A7.1).
  private boolean mayEnter(int destination) {
    return !around.enemyCubes().contains(destination)
        || (!around.isShooter() && destination == goal && around.type().canFight());
  }

  private CubeSet mines() {
    return around.type().has(Keyword.ENGINEER) ? NO_CUBES : around.table().mines(1 - around.side());
  }

  // A1.3, R6: the cubes to which the figure may be added.
  private void findRoom() {
    Table table = around.table();
    room.clear();
    room.addAll(table.field().holding(around.type().size()));
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      sizes[table.cube(friend)] += table.type(friend).size();
    }
    for (int i = 0; i < around.friendCount(); i++) {
      int at = table.cube(around.friend(i));
      if (sizes[at] != 0 && sizes[at] + around.type().size() > table.field().capacity(at)) {
        room.remove(at);
      }
      sizes[at] = 0;
    }
  }

  private Travel reaching() {
    return Objects.requireNonNull(reaching);
  }

  private Travel heading() {
    return Objects.requireNonNull(heading);
  }
}
