package plateau.deadzone.map;

import static plateau.deadzone.map.MapFault.WHOLE_FILE;

import java.util.List;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.kernel.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;

/**
 * Reads the text of a map file; the format is section A12 of the rules page. The first fault in
 * reading order decides, then those that only the whole map shows. A reader reads one text.
 */
public final class MapReader {

  static final String SOUTH = "south";
  static final String NORTH = "north";

  private final String file;
  private final Draft draft = new Draft();

  private MapReader(String file) {
    this.file = file;
  }

  /**
   * The legal map that this text describes.
   *
   * @param file how people call the text
   * @throws MapFault with the line and a sentence
   */
  public static SkirmishMap read(String file, String text) {
    MapReader reader = new MapReader(file);
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      MapLine line = MapLine.of(file, i + 1, lines.get(i));
      if (!line.isEmpty()) {
        reader.read(line);
      }
    }
    return reader.map();
  }

  private void read(MapLine line) {
    switch (line.statement()) {
      case MAP -> readId(line);
      case NAME -> readName(line);
      case HALF_TURN -> draft.halfTurn();
      case FACE -> readFace(line);
      case FLOOR -> draft.floor(line, line.cube(1), oneOf(line, Floor.values()));
      case INTERIOR -> draft.interior(line, line.cube(1), oneOf(line, Interior.values()));
      case LADDER -> draft.ladder(line, line.cube(1));
      case OBJECTIVE -> draft.objective(line, line.cube(1));
      case ITEM -> draft.item(line, line.cube(1));
      case ZONE -> readZone(line);
    }
  }

  private void readId(MapLine line) {
    String id = line.rest(1);
    if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw line.fault("bad-id", "seen", id);
    }
    draft.say(line, "map", id);
  }

  private void readName(MapLine line) {
    Language language = line.oneOf(List.of(Language.values()), Language::code, 1);
    draft.say(line, "name " + language.code(), line.rest(2));
  }

  private void readFace(MapLine line) {
    int cube = line.cube(1);
    Direction side = line.oneOf(Direction.SIDES, Direction::letters, 2);
    draft.face(line, cube, side, line.oneOf(List.of(Face.values()), Face::id, 3));
  }

  private void readZone(MapLine line) {
    String side = line.oneOf(List.of(SOUTH, NORTH), name -> name, 1);
    draft.say(line, "zone " + side, line.rows(2).toString());
  }

  private static <T extends Named> T oneOf(MapLine line, T[] values) {
    return line.oneOf(List.of(values), Named::id, 2);
  }

  private SkirmishMap map() {
    String id = required("map", Statement.MAP);
    String english = required("name en", Statement.NAME);
    String french = required("name fr", Statement.NAME);
    Zone south = zone(SOUTH);
    Zone north = zone(NORTH);
    MapCheck check = new MapCheck(file, draft, south, north);
    check.places();
    SkirmishMap map =
        new SkirmishMap(
            id, english, french, draft.plan.build(), draft.objectives, draft.items, south, north);
    check.ways(map.terrain());
    return map;
  }

  private Zone zone(String side) {
    String rows = required("zone " + side, Statement.ZONE);
    return new Zone(rows.charAt(0) - '0', rows.charAt(2) - '0');
  }

  private String required(String thing, Statement statement) {
    String value = draft.value(thing);
    if (value.isEmpty()) {
      throw new MapFault(
          file, WHOLE_FILE, Message.of("map.missing", "thing", thing, "usage", statement.usage()));
    }
    return value;
  }
}
