package plateau.deadzone.map;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Line;
import plateau.deadzone.text.Names;
import plateau.deadzone.text.Source;
import plateau.kernel.basis.Named;

/**
 * Reads the text of a map file; the format is section A12 of the rules page. The first fault in
 * reading order decides, then those that only the whole map shows. A reader reads one text.
 */
public final class MapReader {

  static final String SOUTH = "south";
  static final String NORTH = "north";

  private final Source source;
  private final MapBuilder builder = new MapBuilder();

  private MapReader(Source source) {
    this.source = source;
  }

  /**
   * The legal map that this text describes.
   *
   * @param file how people call the text
   * @throws plateau.deadzone.text.FileFault with the line and a sentence
   */
  public static SkirmishMap read(String file, String text) {
    MapReader reader = new MapReader(new Source(FileKind.MAP, file, text));
    reader.source.lines().forEach(reader::read);
    return reader.map();
  }

  private void read(Line line) {
    switch (line.statement(MapStatement.ALL)) {
      case MAP -> builder.say(line, "map", line.id(1));
      case NAME -> builder.say(line, "name " + line.language(1).code(), line.rest(2));
      case HALF_TURN -> builder.halfTurn();
      case FACE -> readFace(line);
      case FLOOR -> builder.floor(line, cube(line), oneOf(line, Floor.values()));
      case INTERIOR -> builder.interior(line, cube(line), oneOf(line, Interior.values()));
      case LADDER -> builder.ladder(line, cube(line));
      case OBJECTIVE -> builder.objective(line, cube(line));
      case ITEM -> builder.item(line, cube(line));
      case ZONE -> readZone(line);
    }
  }

  private void readFace(Line line) {
    int cube = cube(line);
    Direction side = line.oneOf(Direction.SIDES, Direction::letters, 2);
    builder.face(line, cube, side, line.oneOf(List.of(Face.values()), Face::id, 3));
  }

  private void readZone(Line line) {
    String side = line.oneOf(List.of(SOUTH, NORTH), name -> name, 1);
    builder.say(line, "zone " + side, rows(line).toString());
  }

  private static int cube(Line line) {
    return Cube.parse(line.word(1))
        .orElseThrow(() -> line.fault("map.not-a-cube", "seen", line.word(1)));
  }

  private static Zone rows(Line line) {
    String rows = line.word(2);
    if (!rows.matches("[1-8]-[1-8]") || rows.charAt(0) > rows.charAt(2)) {
      throw line.fault("map.not-rows", "seen", rows);
    }
    return new Zone(rows.charAt(0) - '0', rows.charAt(2) - '0');
  }

  private static <T extends Named> T oneOf(Line line, T[] values) {
    return line.oneOf(List.of(values), Named::id, 2);
  }

  private SkirmishMap map() {
    String id = required("map", MapStatement.MAP);
    Names names =
        new Names(required("name en", MapStatement.NAME), required("name fr", MapStatement.NAME));
    Zone south = zone(SOUTH);
    Zone north = zone(NORTH);
    MapCheck check = new MapCheck(source, builder, south, north);
    check.places();
    SkirmishMap map =
        new SkirmishMap(
            id, names, builder.plan.build(), builder.objectives, builder.items, south, north);
    check.ways(map.terrain());
    return map;
  }

  private Zone zone(String side) {
    String rows = required("zone " + side, MapStatement.ZONE);
    return new Zone(rows.charAt(0) - '0', rows.charAt(2) - '0');
  }

  private String required(String thing, MapStatement statement) {
    String value = builder.value(thing);
    if (value.isEmpty()) {
      throw source.fault("file.missing", "thing", thing, "usage", statement.usage());
    }
    return value;
  }
}
