package plateau.deadzone.board;

import java.util.Arrays;

/** A terrain being drawn: an empty field until something is put on it (A1.2). */
public final class TerrainPlan {

  final Floor[] floors = new Floor[Cube.COUNT];
  final Interior[] interiors = new Interior[Cube.COUNT];
  final Face[] northFaces = new Face[Cube.COUNT];
  final Face[] eastFaces = new Face[Cube.COUNT];
  final CubeSet ladders = new CubeSet();

  public TerrainPlan() {
    Arrays.fill(floors, Floor.NONE);
    Arrays.fill(floors, 0, Cube.LEVEL, Floor.FULL);
    Arrays.fill(interiors, Interior.EMPTY);
    Arrays.fill(northFaces, Face.OPEN);
    Arrays.fill(eastFaces, Face.OPEN);
  }

  public TerrainPlan floor(int cube, Floor floor) {
    require(mayHave(cube, floor), cube, "the ground is always full");
    floors[cube] = floor;
    return this;
  }

  public TerrainPlan interior(int cube, Interior interior) {
    interiors[cube] = interior;
    return this;
  }

  /** The face is shared: the other cube gets it too. */
  public TerrainPlan face(int cube, Direction side, Face face) {
    int other = side.from(cube);
    require(other != Cube.NONE, cube, "the edge of the board has no face");
    switch (side) {
      case NORTH -> northFaces[cube] = face;
      case EAST -> eastFaces[cube] = face;
      case SOUTH -> northFaces[other] = face;
      case WEST -> eastFaces[other] = face;
      default -> throw new IllegalArgumentException("no side: " + side);
    }
    return this;
  }

  /** From this cube to the one directly above. */
  public TerrainPlan ladder(int foot) {
    require(Cube.above(foot) != Cube.NONE, foot, "nothing above the foot of a ladder");
    ladders.add(foot);
    return this;
  }

  /** A1.2: ground level is always full. */
  public static boolean mayHave(int cube, Floor floor) {
    return Cube.level(cube) > 0 || floor == Floor.FULL;
  }

  /** A1.3. */
  public boolean isStandable(int cube) {
    return interiors[cube] != Interior.SOLID && floors[cube] != Floor.NONE;
  }

  /** A12: both ends of a ladder are standable. */
  public boolean isUsableLadder(int foot) {
    return isStandable(foot) && isStandable(Cube.above(foot));
  }

  /** A12: above every solid cube there is another, or a full floor, or the top of the board. */
  public boolean isRoofed(int cube) {
    int above = Cube.above(cube);
    return interiors[cube] != Interior.SOLID
        || above == Cube.NONE
        || interiors[above] == Interior.SOLID
        || floors[above] == Floor.FULL;
  }

  /** The terrain as it is now; the plan may be used further. */
  public Terrain build() {
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      require(isRoofed(cube), cube, "a solid cube without a full floor above it");
      require(
          !ladders.contains(cube) || isUsableLadder(cube), cube, "a ladder's end has no foothold");
    }
    return new Terrain(this);
  }

  private static void require(boolean holds, int cube, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(Cube.name(cube) + ": " + otherwise);
    }
  }
}
