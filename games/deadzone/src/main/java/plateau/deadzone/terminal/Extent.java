package plateau.deadzone.terminal;

import java.util.stream.IntStream;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.board.Terrain;

/** Some columns and rows of a level; none when the first lies behind the last. */
record Extent(int west, int east, int south, int north) {

  static final Extent WHOLE = new Extent(1, Cube.SIDE, 1, Cube.SIDE);

  /** The smallest that holds everything that is built on a level. */
  static Extent built(Terrain terrain, int level) {
    int[] cubes =
        IntStream.range(level * Cube.LEVEL, (level + 1) * Cube.LEVEL)
            .filter(cube -> isBuilt(terrain, cube))
            .toArray();
    return cubes.length == 0
        ? new Extent(1, 0, 1, 0)
        : new Extent(
            IntStream.of(cubes).map(Cube::column).min().getAsInt(),
            IntStream.of(cubes).map(Cube::column).max().getAsInt(),
            IntStream.of(cubes).map(Cube::row).min().getAsInt(),
            IntStream.of(cubes).map(Cube::row).max().getAsInt());
  }

  // A wall in mid-air belongs to the picture too, but not the cube beyond the wall of a roof.
  private static boolean isBuilt(Terrain terrain, int cube) {
    return hasBody(terrain, cube)
        || hasFreeWall(terrain, cube, Direction.NORTH)
        || hasFreeWall(terrain, cube, Direction.EAST);
  }

  private static boolean hasFreeWall(Terrain terrain, int cube, Direction side) {
    int beyond = side.from(cube);
    return beyond != Cube.NONE
        && terrain.face(cube, side) != Face.OPEN
        && !hasBody(terrain, beyond);
  }

  private static boolean hasBody(Terrain terrain, int cube) {
    return terrain.floor(cube) != Floor.NONE || terrain.interior(cube) != Interior.EMPTY;
  }

  boolean isEmpty() {
    return west > east;
  }

  int columns() {
    return east - west + 1;
  }

  int rows() {
    return north - south + 1;
  }
}
