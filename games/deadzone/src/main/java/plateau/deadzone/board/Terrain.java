package plateau.deadzone.board;

import java.util.Arrays;

/** Everything on the board that never changes during a game (A1.2). Immutable. */
public final class Terrain {

  private final Floor[] floors;
  private final Interior[] interiors;
  private final Face[] northFaces;
  private final Face[] eastFaces;
  private final CubeSet ladders;
  private final CubeSet standable = new CubeSet();

  Terrain(TerrainPlan plan) {
    floors = plan.floors.clone();
    interiors = plan.interiors.clone();
    northFaces = plan.northFaces.clone();
    eastFaces = plan.eastFaces.clone();
    ladders = plan.ladders.copy();
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (plan.isStandable(cube)) {
        standable.add(cube);
      }
    }
  }

  public Floor floor(int cube) {
    return floors[cube];
  }

  public Interior interior(int cube) {
    return interiors[cube];
  }

  public boolean isSolid(int cube) {
    return interiors[cube] == Interior.SOLID;
  }

  public boolean isCover(int cube) {
    return interiors[cube] == Interior.COVER;
  }

  /** One of the four side faces. The outer edge of the board is a wall: nobody crosses it. */
  public Face face(int cube, Direction side) {
    int other = side.from(cube);
    if (other == Cube.NONE) {
      return Face.WALL;
    }
    return switch (side) {
      case NORTH -> northFaces[cube];
      case EAST -> eastFaces[cube];
      case SOUTH -> northFaces[other];
      case WEST -> eastFaces[other];
      default -> throw new IllegalArgumentException("no side: " + side);
    };
  }

  /** Whether a ladder leads from this cube to the one directly above. */
  public boolean hasLadderUp(int cube) {
    return ladders.contains(cube);
  }

  /** A1.3: a figure can only end an action in a standable cube. */
  public boolean isStandable(int cube) {
    return standable.contains(cube);
  }

  /** A copy. */
  public CubeSet standable() {
    return standable.copy();
  }

  /** A7.5: no floor and no solid cube anywhere above. */
  public boolean isUnderOpenSky(int cube) {
    for (int above = Cube.above(cube); above != Cube.NONE; above = Cube.above(above)) {
      if (floors[above] != Floor.NONE || isSolid(above)) {
        return false;
      }
    }
    return true;
  }

  /**
   * A3, A7.9: whether nothing shuts the way to the next cube on the same level, whether or not one
   * could stand there. A way beyond the edge is shut.
   */
  public boolean isWayOpen(int cube, Direction direction) {
    int to = direction.from(cube);
    if (to == Cube.NONE || isSolid(to)) {
      return false;
    }
    return direction.isDiagonal()
        ? isOpenRound(cube, direction.leftSide(), direction.rightSide())
            || isOpenRound(cube, direction.rightSide(), direction.leftSide())
        : face(cube, direction).isCrossable();
  }

  /** A7.9: the first cube with a floor, from this one downwards. */
  public int landing(int cube) {
    int landing = cube;
    while (floors[landing] == Floor.NONE) {
      landing = Cube.below(landing);
    }
    return landing;
  }

  // A3, diagonal: the corner cube needs no floor.
  private boolean isOpenRound(int cube, Direction first, Direction then) {
    int corner = first.from(cube);
    return !isSolid(corner) && face(cube, first).isCrossable() && face(corner, then).isCrossable();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Terrain terrain
        && Arrays.equals(floors, terrain.floors)
        && Arrays.equals(interiors, terrain.interiors)
        && Arrays.equals(northFaces, terrain.northFaces)
        && Arrays.equals(eastFaces, terrain.eastFaces)
        && ladders.equals(terrain.ladders);
  }

  @Override
  public int hashCode() {
    int faces = 31 * Arrays.hashCode(northFaces) + Arrays.hashCode(eastFaces);
    return 31 * (31 * Arrays.hashCode(floors) + Arrays.hashCode(interiors)) + faces;
  }
}
