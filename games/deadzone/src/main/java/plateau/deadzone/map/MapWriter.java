package plateau.deadzone.map;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.text.FileText;
import plateau.kernel.words.Language;

/** Writes a map as the text of a map file: every cube by itself, each kind in cube order. */
final class MapWriter {

  private final FileText out = new FileText();

  private MapWriter() {}

  /** Reading this text gives an equal map. */
  public static String write(SkirmishMap map) {
    MapWriter writer = new MapWriter();
    writer.out.line(MapStatement.MAP, map.id());
    for (Language language : Language.values()) {
      writer.out.line(MapStatement.NAME, language.code(), map.name(language));
    }
    writer.terrain(map.terrain());
    writer.cubes(MapStatement.OBJECTIVE, map.objectives());
    writer.cubes(MapStatement.ITEM, map.items());
    writer.out.line(MapStatement.ZONE, MapReader.SOUTH, map.south().toString());
    writer.out.line(MapStatement.ZONE, MapReader.NORTH, map.north().toString());
    return writer.out.toString();
  }

  private void terrain(Terrain terrain) {
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      face(terrain, cube, Direction.NORTH);
      face(terrain, cube, Direction.EAST);
    }
    for (int cube = Cube.LEVEL; cube < Cube.COUNT; cube++) {
      if (terrain.floor(cube) != Floor.NONE) {
        out.line(MapStatement.FLOOR, Cube.name(cube), terrain.floor(cube).id());
      }
    }
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (terrain.interior(cube) != Interior.EMPTY) {
        out.line(MapStatement.INTERIOR, Cube.name(cube), terrain.interior(cube).id());
      }
    }
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (terrain.hasLadderUp(cube)) {
        out.line(MapStatement.LADDER, Cube.name(cube));
      }
    }
  }

  private void face(Terrain terrain, int cube, Direction side) {
    Face face = terrain.face(cube, side);
    if (side.from(cube) != Cube.NONE && face != Face.OPEN) {
      out.line(MapStatement.FACE, Cube.name(cube), side.letters(), face.id());
    }
  }

  private void cubes(MapStatement statement, CubeSet cubes) {
    cubes.stream().forEach(cube -> out.line(statement, Cube.name(cube)));
  }
}
