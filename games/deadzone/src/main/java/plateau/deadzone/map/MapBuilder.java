package plateau.deadzone.map;

import java.util.HashMap;
import java.util.Map;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.board.TerrainPlan;
import plateau.deadzone.text.Line;

/** What the lines of a map file have said so far, and which line said it. */
final class MapBuilder {

  private record Said(String value, Line line) {}

  final TerrainPlan plan = new TerrainPlan();
  final CubeSet objectives = new CubeSet();
  final CubeSet items = new CubeSet();
  private final Map<String, Said> said = new HashMap<>();
  private boolean isTurned;

  /** From now on everything is put down a second time, half a turn round the board (A12). */
  void halfTurn() {
    isTurned = true;
  }

  void face(Line line, int cube, Direction side, Face face) {
    if (side.from(cube) == Cube.NONE) {
      throw line.fault("map.edge", "cube", Cube.name(cube), "side", side.letters());
    }
    putFace(line, cube, side, face);
    if (isTurned) {
      putFace(line, Cube.halfTurn(cube), side.opposite(), face);
    }
  }

  void floor(Line line, int cube, Floor floor) {
    if (!TerrainPlan.mayHave(cube, floor)) {
      throw line.fault("map.ground", "cube", Cube.name(cube), "seen", floor.id());
    }
    for (int each : withTurned(cube)) {
      say(line, MapStatement.FLOOR.id() + " " + Cube.name(each), floor.id());
      plan.floor(each, floor);
    }
  }

  void interior(Line line, int cube, Interior interior) {
    for (int each : withTurned(cube)) {
      say(line, MapStatement.INTERIOR.id() + " " + Cube.name(each), interior.id());
      plan.interior(each, interior);
    }
  }

  void ladder(Line line, int foot) {
    if (Cube.above(foot) == Cube.NONE) {
      throw line.fault("map.ladder-too-high", "cube", Cube.name(foot));
    }
    for (int each : withTurned(foot)) {
      say(line, MapStatement.LADDER.id() + " " + Cube.name(each), "");
      plan.ladder(each);
    }
  }

  void objective(Line line, int cube) {
    put(line, MapStatement.OBJECTIVE, objectives, cube);
  }

  void item(Line line, int cube) {
    put(line, MapStatement.ITEM, items, cube);
  }

  /** Something that is said once for the whole map. */
  void say(Line line, String thing, String value) {
    Said before = said.putIfAbsent(thing, new Said(value, line));
    if (before != null && !before.value().equals(value)) {
      throw line.fault(
          "file.contradiction",
          "thing",
          thing,
          "value",
          value,
          "before",
          before.value(),
          "line",
          before.line().number());
    }
  }

  boolean hasLadder(int foot) {
    return said.containsKey(MapStatement.LADDER.id() + " " + Cube.name(foot));
  }

  /** What was said of this thing; empty if nothing was. */
  String value(String thing) {
    Said found = said.get(thing);
    return found == null ? "" : found.value();
  }

  /** The line that said this of a cube. */
  Line line(MapStatement statement, int cube) {
    Said found = said.get(statement.id() + " " + Cube.name(cube));
    if (found == null) {
      throw new IllegalStateException("never said: " + statement + " " + Cube.name(cube));
    }
    return found.line();
  }

  private void put(Line line, MapStatement statement, CubeSet cubes, int cube) {
    for (int each : withTurned(cube)) {
      say(line, statement.id() + " " + Cube.name(each), "");
      cubes.add(each);
    }
  }

  // A face has two names, one from each side: it is kept under that of the smaller cube.
  private void putFace(Line line, int cube, Direction side, Face face) {
    int other = side.from(cube);
    String name =
        other > cube
            ? Cube.name(cube) + " " + side.letters()
            : Cube.name(other) + " " + side.opposite().letters();
    say(line, MapStatement.FACE.id() + " " + name, face.id());
    plan.face(cube, side, face);
  }

  private int[] withTurned(int cube) {
    return isTurned ? new int[] {cube, Cube.halfTurn(cube)} : new int[] {cube};
  }
}
