package plateau.iceberg.map;

/** Writes a map as the text of section 10, in the one canonical spelling. */
public final class MapWriter {

  static final char FREE = '.';
  static final char WALL = 'X';

  private MapWriter() {}

  /** Reading this text gives an equal map. */
  public static String write(IceMap map) {
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < IceMap.SIZE; row++) {
      out.append(row(map, row)).append('\n');
    }
    for (int player = 0; player < 2; player++) {
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        line(out, IceMap.row(map.start(player, agent)), IceMap.column(map.start(player, agent)));
      }
    }
    line(out, map.aliens().size());
    for (Alien alien : map.aliens()) {
      line(out, alien.row(), alien.column(), alien.points(), alien.arrival(), alien.duration());
    }
    return out.toString();
  }

  /** One row of the grid as text. */
  public static String row(IceMap map, int row) {
    StringBuilder out = new StringBuilder(IceMap.SIZE);
    for (int column = 0; column < IceMap.SIZE; column++) {
      out.append(map.isWall(row, column) ? WALL : FREE);
    }
    return out.toString();
  }

  private static void line(StringBuilder out, int... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      out.append(numbers[i]).append(i == numbers.length - 1 ? '\n' : ' ');
    }
  }
}
