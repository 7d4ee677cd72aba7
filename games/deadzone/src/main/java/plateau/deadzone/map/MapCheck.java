package plateau.deadzone.map;

import static plateau.deadzone.map.MapFault.WHOLE_FILE;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.movement.Ways;
import plateau.kernel.words.Message;

/** What makes a map legal (A12), as far as single lines do not show it. */
final class MapCheck {

  private static final int OBJECTIVES = 4;
  private static final int ITEMS = 8;

  private final String file;
  private final Draft draft;
  private final Zone south;
  private final Zone north;

  MapCheck(String file, Draft draft, Zone south, Zone north) {
    this.file = file;
    this.draft = draft;
    this.south = south;
    this.north = north;
  }

  /** Everything but the ways from cube to cube. */
  void places() {
    if (south.overlaps(north)) {
      throw whole("zones-overlap", "south", south, "north", north);
    }
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      checkTerrain(cube);
      checkMarkers(cube);
    }
    checkCount(Statement.OBJECTIVE, draft.objectives, OBJECTIVES);
    checkCount(Statement.ITEM, draft.items, ITEMS);
  }

  /** Every standable cube can be reached from every standable cube of both zones. */
  void ways(Terrain terrain) {
    Ways ways = Ways.of(terrain);
    CubeSet standable = terrain.standable();
    for (int from = standable.first(); from != Cube.NONE; from = standable.after(from)) {
      if (south.contains(from) || north.contains(from)) {
        checkWays(ways, from, standable);
      }
    }
  }

  private void checkTerrain(int cube) {
    if (!draft.plan.isRoofed(cube)) {
      throw draft
          .line(Statement.INTERIOR, cube)
          .fault("no-roof", "cube", Cube.name(cube), "above", Cube.name(Cube.above(cube)));
    }
    if (draft.hasLadder(cube) && !draft.plan.isUsableLadder(cube)) {
      int end = draft.plan.isStandable(cube) ? Cube.above(cube) : cube;
      throw draft
          .line(Statement.LADDER, cube)
          .fault("ladder-end", "cube", Cube.name(cube), "end", Cube.name(end));
    }
  }

  private void checkMarkers(int cube) {
    if (draft.objectives.contains(cube)) {
      checkStandable(Statement.OBJECTIVE, cube);
      if (south.contains(cube) || north.contains(cube)) {
        throw draft
            .line(Statement.OBJECTIVE, cube)
            .fault("objective-in-zone", "cube", Cube.name(cube), "south", south, "north", north);
      }
    }
    if (draft.items.contains(cube)) {
      checkStandable(Statement.ITEM, cube);
    }
  }

  private void checkStandable(Statement statement, int cube) {
    if (!draft.plan.isStandable(cube)) {
      throw draft.line(statement, cube).fault("not-standable", "cube", Cube.name(cube));
    }
  }

  private void checkCount(Statement statement, CubeSet cubes, int expected) {
    if (cubes.size() != expected) {
      throw whole("count", "thing", statement.id(), "seen", cubes.size(), "expected", expected);
    }
  }

  private void checkWays(Ways ways, int from, CubeSet standable) {
    for (int to = standable.first(); to != Cube.NONE; to = standable.after(to)) {
      if (ways.walk(from, to) == Ways.NO_WAY) {
        throw whole("no-way", "from", Cube.name(from), "to", Cube.name(to));
      }
    }
  }

  private MapFault whole(String what, Object... namesAndValues) {
    return new MapFault(file, WHOLE_FILE, Message.of("map." + what, namesAndValues));
  }
}
