package plateau.deadzone.map;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.text.Source;

/** What makes a map legal (A12), as far as single lines do not show it. */
final class MapCheck {

  private static final int OBJECTIVES = 4;
  private static final int ITEMS = 8;

  private final Source source;
  private final MapBuilder builder;
  private final Zone south;
  private final Zone north;

  MapCheck(Source source, MapBuilder builder, Zone south, Zone north) {
    this.source = source;
    this.builder = builder;
    this.south = south;
    this.north = north;
  }

  /** Everything but the ways from cube to cube. */
  void places() {
    if (south.overlaps(north)) {
      throw source.fault("map.zones-overlap", "south", south, "north", north);
    }
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      checkTerrain(cube);
      checkMarkers(cube);
    }
    checkCount(MapStatement.OBJECTIVE, builder.objectives, OBJECTIVES);
    checkCount(MapStatement.ITEM, builder.items, ITEMS);
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
    if (!builder.plan.isRoofed(cube)) {
      throw builder
          .line(MapStatement.INTERIOR, cube)
          .fault("map.no-roof", "cube", Cube.name(cube), "above", Cube.name(Cube.above(cube)));
    }
    if (builder.hasLadder(cube) && !builder.plan.isUsableLadder(cube)) {
      int end = builder.plan.isStandable(cube) ? Cube.above(cube) : cube;
      throw builder
          .line(MapStatement.LADDER, cube)
          .fault("map.ladder-end", "cube", Cube.name(cube), "end", Cube.name(end));
    }
  }

  private void checkMarkers(int cube) {
    if (builder.objectives.contains(cube)) {
      checkStandable(MapStatement.OBJECTIVE, cube);
      if (south.contains(cube) || north.contains(cube)) {
        throw builder
            .line(MapStatement.OBJECTIVE, cube)
            .fault(
                "map.objective-in-zone", "cube", Cube.name(cube), "south", south, "north", north);
      }
    }
    if (builder.items.contains(cube)) {
      checkStandable(MapStatement.ITEM, cube);
    }
  }

  private void checkStandable(MapStatement statement, int cube) {
    if (!builder.plan.isStandable(cube)) {
      throw builder.line(statement, cube).fault("map.not-standable", "cube", Cube.name(cube));
    }
  }

  private void checkCount(MapStatement statement, CubeSet cubes, int expected) {
    if (cubes.size() != expected) {
      throw source.fault(
          "map.count", "thing", statement.id(), "seen", cubes.size(), "expected", expected);
    }
  }

  private void checkWays(Ways ways, int from, CubeSet standable) {
    for (int to = standable.first(); to != Cube.NONE; to = standable.after(to)) {
      if (ways.walk(from, to) == Ways.NO_WAY) {
        throw source.fault("map.no-way", "from", Cube.name(from), "to", Cube.name(to));
      }
    }
  }
}
