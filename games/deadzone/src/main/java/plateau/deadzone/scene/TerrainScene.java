package plateau.deadzone.scene;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.map.SkirmishMap;

/**
 * What stands on the board. Cubes with nothing in them and open faces are left out.
 *
 * @param south the first and the last row where South deploys
 */
record TerrainScene(
    List<CubeScene> cubes, List<FaceScene> faces, List<Integer> south, List<Integer> north) {

  /** A cube with a floor above the ground, something in it, or a ladder that leads up. */
  public record CubeScene(String cube, Floor floor, Interior interior, boolean ladder) {}

  /** A face, of the cube in whose north or east it is. */
  public record FaceScene(String cube, Direction side, Face face) {}

  public TerrainScene {
    cubes = List.copyOf(cubes);
    faces = List.copyOf(faces);
    south = List.copyOf(south);
    north = List.copyOf(north);
  }

  static TerrainScene of(SkirmishMap map) {
    return new TerrainScene(
        cubes(map.terrain()),
        faces(map.terrain()),
        List.of(map.south().firstRow(), map.south().lastRow()),
        List.of(map.north().firstRow(), map.north().lastRow()));
  }

  private static List<CubeScene> cubes(Terrain terrain) {
    List<CubeScene> cubes = new ArrayList<>();
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      Floor floor = terrain.floor(cube);
      Interior interior = terrain.interior(cube);
      boolean hasLadder = terrain.hasLadderUp(cube);
      boolean isFloored = Cube.level(cube) > 0 && floor != Floor.NONE;
      if (isFloored || interior != Interior.EMPTY || hasLadder) {
        cubes.add(new CubeScene(Cube.name(cube), floor, interior, hasLadder));
      }
    }
    return cubes;
  }

  private static List<FaceScene> faces(Terrain terrain) {
    List<FaceScene> faces = new ArrayList<>();
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      for (Direction side : List.of(Direction.NORTH, Direction.EAST)) {
        Face face = terrain.face(cube, side);
        if (side.from(cube) != Cube.NONE && face != Face.OPEN) {
          faces.add(new FaceScene(Cube.name(cube), side, face));
        }
      }
    }
    return faces;
  }
}
