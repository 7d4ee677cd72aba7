package plateau.deadzone.sight;

import static plateau.deadzone.sight.Visibility.BLOCKED;
import static plateau.deadzone.sight.Visibility.CLEAR;
import static plateau.deadzone.sight.Visibility.OBSCURED;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Terrain;

/** The algorithm of A2, as the page has it: one line followed from the viewer to the target. */
final class SightLine {

  private static final int ONLY_CLEAR = 1 << CLEAR.ordinal();
  private static final int ONLY_BLOCKED = 1 << BLOCKED.ordinal();

  private final Terrain terrain;
  private final CubeSet smoke;
  private final int viewer;
  private final int target;

  private SightLine(Terrain terrain, CubeSet smoke, int viewer, int target) {
    this.terrain = terrain;
    this.smoke = smoke;
    this.viewer = viewer;
    this.target = target;
  }

  static Visibility visibility(Terrain terrain, CubeSet smoke, int viewer, int target) {
    return new SightLine(terrain, smoke, viewer, target).visibility();
  }

  private Visibility visibility() {
    if (viewer == target) {
      return CLEAR;
    }
    if (smoke.contains(viewer) || smoke.contains(target)) {
      return BLOCKED;
    }
    int cube = viewer;
    Visibility result = CLEAR;
    for (byte group : StraightLine.groups(viewer, target)) {
      result = result.worse(together(states(cube, group, CLEAR)));
      cube += StraightLine.step(viewer, target, group);
      result = result.worse(inside(cube));
    }
    return result;
  }

  /** The first thing on the way that makes the target as hard to see as it is. */
  static Optional<Obstacle> obstacle(Terrain terrain, CubeSet smoke, int viewer, int target) {
    return new SightLine(terrain, smoke, viewer, target).obstacle();
  }

  private Optional<Obstacle> obstacle() {
    Visibility worst = visibility();
    if (worst == CLEAR) {
      return Optional.empty();
    }
    if (smoke.contains(viewer)) {
      return Optional.of(new Obstacle(Obstacle.Kind.SMOKE, viewer, viewer));
    }
    int cube = viewer;
    for (byte group : StraightLine.groups(viewer, target)) {
      int next = cube + StraightLine.step(viewer, target, group);
      if (together(states(cube, group, CLEAR)) == worst) {
        return Optional.of(new Obstacle(between(cube, next, group), cube, next));
      }
      if (inside(next) == worst) {
        boolean isSmoke = smoke.contains(next);
        return Optional.of(
            new Obstacle(isSmoke ? Obstacle.Kind.SMOKE : Obstacle.Kind.COVER, cube, next));
      }
      cube = next;
    }
    return Optional.of(new Obstacle(Obstacle.Kind.SMOKE, cube, target));
  }

  private Obstacle.Kind between(int from, int to, int axes) {
    if (Integer.bitCount(axes) > 1) {
      return Obstacle.Kind.CORNER;
    }
    if (terrain.isSolid(to)) {
      return Obstacle.Kind.SOLID;
    }
    if (axes != StraightLine.Z) {
      return Obstacle.kindOf(terrain.face(from, towards(from, to)));
    }
    return terrain.floor(Math.max(from, to)) == Floor.FULL
        ? Obstacle.Kind.FULL_FLOOR
        : Obstacle.Kind.HALF_FLOOR;
  }

  // R3: all ways round open = clear, all shut = blocked, mixed = obscured.
  private static Visibility together(int states) {
    if (states == ONLY_BLOCKED) {
      return BLOCKED;
    }
    return states == ONLY_CLEAR ? CLEAR : OBSCURED;
  }

  /** The states in which the orderings of these axes end, as bits. */
  private int states(int from, int axes, Visibility soFar) {
    if (axes == 0) {
      return 1 << soFar.ordinal();
    }
    int states = 0;
    for (int axis = StraightLine.X; axis <= StraightLine.Z; axis <<= 1) {
      if ((axes & axis) != 0) {
        int to = from + StraightLine.step(viewer, target, axis);
        int rest = axes & ~axis;
        Visibility step =
            soFar.worse(axis == StraightLine.Z ? upOrDown(from, to) : sideways(from, to));
        states |= states(to, rest, rest == 0 ? step : step.worse(inside(to)));
      }
    }
    return states;
  }

  private Visibility inside(int cube) {
    if (smoke.contains(cube)) {
      return BLOCKED;
    }
    return terrain.isCover(cube) ? OBSCURED : CLEAR;
  }

  private Visibility upOrDown(int from, int to) {
    if (terrain.isSolid(from) || terrain.isSolid(to)) {
      return BLOCKED;
    }
    Floor floor = terrain.floor(Math.max(from, to));
    return switch (floor) {
      case FULL -> BLOCKED;
      case HALF -> unlessOwn(from);
      case NONE -> CLEAR;
    };
  }

  private Visibility sideways(int from, int to) {
    if (terrain.isSolid(from) || terrain.isSolid(to)) {
      return BLOCKED;
    }
    Face face = terrain.face(from, towards(from, to));
    return switch (face) {
      case OPEN -> CLEAR;
      case LOW, DOOR, WINDOW -> unlessOwn(from);
      case WALL -> BLOCKED;
    };
  }

  // R4: your own barriers do not spoil your shot.
  private Visibility unlessOwn(int cube) {
    return cube == viewer ? CLEAR : OBSCURED;
  }

  private static Direction towards(int from, int to) {
    return switch (to - from) {
      case 1 -> Direction.EAST;
      case -1 -> Direction.WEST;
      case Cube.SIDE -> Direction.NORTH;
      default -> Direction.SOUTH;
    };
  }
}
