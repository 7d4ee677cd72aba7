package plateau.deadzone.map;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.board.Terrain;
import plateau.kernel.words.Language;

/** Writes a map as the text of a map file: every cube by itself, each kind in cube order. */
public final class MapWriter {

  private final StringBuilder out = new StringBuilder();

  private MapWriter() {}

  /** Reading this text gives an equal map. */
  public static String write(SkirmishMap map) {
    MapWriter writer = new MapWriter();
    writer.line(Statement.MAP, map.id());
    for (Language language : Language.values()) {
      writer.line(Statement.NAME, language.code(), map.name(language));
    }
    writer.terrain(map.terrain());
    writer.cubes(Statement.OBJECTIVE, map.objectives());
    writer.cubes(Statement.ITEM, map.items());
    writer.line(Statement.ZONE, MapReader.SOUTH, map.south().toString());
    writer.line(Statement.ZONE, MapReader.NORTH, map.north().toString());
    return writer.out.toString();
  }

  private void terrain(Terrain terrain) {
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      face(terrain, cube, Direction.NORTH);
      face(terrain, cube, Direction.EAST);
    }
    for (int cube = Cube.LEVEL; cube < Cube.COUNT; cube++) {
      if (terrain.floor(cube) != Floor.NONE) {
        line(Statement.FLOOR, Cube.name(cube), terrain.floor(cube).id());
      }
    }
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (terrain.interior(cube) != Interior.EMPTY) {
        line(Statement.INTERIOR, Cube.name(cube), terrain.interior(cube).id());
      }
    }
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (terrain.hasLadderUp(cube)) {
        line(Statement.LADDER, Cube.name(cube));
      }
    }
  }

  private void face(Terrain terrain, int cube, Direction side) {
    Face face = terrain.face(cube, side);
    if (side.from(cube) != Cube.NONE && face != Face.OPEN) {
      line(Statement.FACE, Cube.name(cube), side.letters(), face.id());
    }
  }

  private void cubes(Statement statement, CubeSet cubes) {
    cubes.stream().forEach(cube -> line(statement, Cube.name(cube)));
  }

  private void line(Statement statement, String... words) {
    out.append(statement.id()).append(' ').append(String.join(" ", words)).append('\n');
  }
}
