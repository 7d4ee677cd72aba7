package plateau.iceberg.map;

import static plateau.iceberg.map.MapFault.Flaw.ALIEN_OUTSIDE;
import static plateau.iceberg.map.MapFault.Flaw.ALIEN_TAKEN;
import static plateau.iceberg.map.MapFault.Flaw.ALIEN_WALL;
import static plateau.iceberg.map.MapFault.Flaw.BAD_ALIEN_COUNT;
import static plateau.iceberg.map.MapFault.Flaw.BAD_ARRIVAL;
import static plateau.iceberg.map.MapFault.Flaw.BAD_CELL;
import static plateau.iceberg.map.MapFault.Flaw.BAD_DURATION;
import static plateau.iceberg.map.MapFault.Flaw.BAD_POINTS;
import static plateau.iceberg.map.MapFault.Flaw.MISSING_DATA;
import static plateau.iceberg.map.MapFault.Flaw.NOT_A_NUMBER;
import static plateau.iceberg.map.MapFault.Flaw.ROW_LENGTH;
import static plateau.iceberg.map.MapFault.Flaw.START_OUTSIDE;
import static plateau.iceberg.map.MapFault.Flaw.START_TAKEN;
import static plateau.iceberg.map.MapFault.Flaw.START_WALL;
import static plateau.iceberg.map.MapFault.Flaw.TRAILING_DATA;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.words.Message;

/**
 * Reads the map text of section 10, token by token; the first fault decides. A reader reads one
 * text.
 */
public final class MapReader {

  private static final int MOST_POINTS = 1_000_000;
  private static final int LONGEST_QUOTE = 20;

  /** What stands where in the text. */
  private enum Item {
    ROW,
    START,
    COUNT,
    ALIEN,
    END
  }

  private final Tokens tokens;
  private final int[] wallRows = new int[IceMap.SIZE];
  private final int[] starts = new int[IceMap.ALL_AGENTS];
  private final int[] startRows = new int[IceMap.SIZE];
  private final int[] alienRows = new int[IceMap.SIZE];
  private Item item = Item.ROW;
  private int number;

  private MapReader(String text) {
    this.tokens = new Tokens(text);
  }

  /**
   * The map that this text describes.
   *
   * @throws MapFault with its code, line and a sentence
   */
  public static IceMap read(String text) {
    return new MapReader(text).map();
  }

  private IceMap map() {
    for (int row = 0; row < IceMap.SIZE; row++) {
      expect(Item.ROW, row);
      wallRows[row] = readRow();
    }
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      expect(Item.START, agent);
      starts[agent] = readStart();
    }
    expect(Item.COUNT, 0);
    int count = readCount();
    List<Alien> aliens = new ArrayList<>(count);
    for (int alien = 0; alien < count; alien++) {
      expect(Item.ALIEN, alien);
      aliens.add(readAlien());
    }
    expect(Item.END, 0);
    if (tokens.next()) {
      throw fault(TRAILING_DATA, "token", quote(), "count", count);
    }
    return new IceMap(wallRows, starts, aliens);
  }

  private int readRow() {
    nextToken();
    if (tokens.length() != IceMap.SIZE) {
      throw fault(ROW_LENGTH, "length", tokens.length());
    }
    int walls = 0;
    for (int column = 0; column < IceMap.SIZE; column++) {
      char cell = tokens.charAt(column);
      if (cell != MapWriter.FREE && cell != MapWriter.WALL) {
        throw fault(BAD_CELL, "cell", String.valueOf(cell), "column", column);
      }
      walls |= (cell == MapWriter.WALL ? 1 : 0) << column;
    }
    return walls;
  }

  private int readStart() {
    int row = readNumber();
    int column = readNumber();
    if (!IceMap.isOnGrid(row, column)) {
      throw fault(START_OUTSIDE, "row", row, "column", column);
    }
    if (isIn(wallRows, row, column)) {
      throw fault(START_WALL, "row", row, "column", column);
    }
    if (isIn(startRows, row, column)) {
      throw fault(START_TAKEN, "row", row, "column", column);
    }
    startRows[row] |= 1 << column;
    return IceMap.cell(row, column);
  }

  private int readCount() {
    int count = readNumber();
    if (count < 0 || count > IceMap.CELLS) {
      throw fault(BAD_ALIEN_COUNT, "count", count);
    }
    return count;
  }

  private Alien readAlien() {
    int row = readNumber();
    int column = readNumber();
    int points = readNumber();
    int arrival = readNumber();
    int duration = readNumber();
    checkAlienCell(row, column);
    if (arrival < 0 || arrival >= IceMap.ROUNDS) {
      throw fault(BAD_ARRIVAL, "arrival", arrival);
    }
    if (duration < 1) { // R11
      throw fault(BAD_DURATION, "duration", duration);
    }
    if (points < -MOST_POINTS || points > MOST_POINTS) {
      throw fault(BAD_POINTS, "points", points);
    }
    alienRows[row] |= 1 << column;
    return new Alien(IceMap.cell(row, column), points, arrival, duration);
  }

  private void checkAlienCell(int row, int column) {
    if (!IceMap.isOnGrid(row, column)) {
      throw fault(ALIEN_OUTSIDE, "row", row, "column", column);
    }
    if (isIn(wallRows, row, column)) {
      throw fault(ALIEN_WALL, "row", row, "column", column);
    }
    if (isIn(alienRows, row, column)) { // R23
      throw fault(ALIEN_TAKEN, "row", row, "column", column);
    }
  }

  private static boolean isIn(int[] rows, int row, int column) {
    return ((rows[row] >>> column) & 1) != 0;
  }

  private void expect(Item next, int itsNumber) {
    item = next;
    number = itsNumber;
  }

  private void nextToken() {
    if (!tokens.next()) {
      throw fault(MISSING_DATA);
    }
  }

  private int readNumber() {
    nextToken();
    if (!tokens.isNumber()) { // R14
      throw fault(NOT_A_NUMBER, "token", quote());
    }
    return tokens.number();
  }

  private MapFault fault(MapFault.Flaw code, Object... namesAndValues) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("item", itemInWords());
    values.putAll(Message.of("", namesAndValues).values());
    return new MapFault(code, tokens.line(), new Message("map." + code.id(), values));
  }

  private Message itemInWords() {
    return switch (item) {
      case ROW -> Message.of("map.item.row", "row", number);
      case START ->
          Message.of(
              "map.item.start", "player", number / IceMap.AGENTS, "agent", number % IceMap.AGENTS);
      case COUNT -> Message.of("map.item.count");
      case ALIEN -> Message.of("map.item.alien", "alien", number);
      case END -> Message.of("map.item.end");
    };
  }

  private String quote() {
    String token = tokens.token();
    return token.length() <= LONGEST_QUOTE ? token : token.substring(0, LONGEST_QUOTE) + "…";
  }
}
