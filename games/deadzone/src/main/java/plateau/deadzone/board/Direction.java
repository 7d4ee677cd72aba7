package plateau.deadzone.board;

import java.util.List;
import plateau.kernel.basis.Named;

/** The compass, in the order of the scatter die (A7.9). */
public enum Direction implements Named {
  NORTH("N", 0, 1),
  NORTH_EAST("NE", 1, 1),
  EAST("E", 1, 0),
  SOUTH_EAST("SE", 1, -1),
  SOUTH("S", 0, -1),
  SOUTH_WEST("SW", -1, -1),
  WEST("W", -1, 0),
  NORTH_WEST("NW", -1, 1);

  public static final List<Direction> ALL = List.of(values());

  /** The four sides of a cube that have faces (A1.2). */
  public static final List<Direction> SIDES = List.of(NORTH, EAST, SOUTH, WEST);

  private final String letters;
  private final int east;
  private final int north;

  Direction(String letters, int east, int north) {
    this.letters = letters;
    this.east = east;
    this.north = north;
  }

  /** What a scatter die of 1 to 8 shows. */
  public static Direction scattered(int die) {
    return ALL.get(die - 1);
  }

  /** The way by which columns and rows change like this, each by -1, 0 or 1 and not both by 0. */
  public static Direction of(int east, int north) {
    for (Direction direction : ALL) {
      if (direction.east == east && direction.north == north) {
        return direction;
      }
    }
    throw new IllegalArgumentException("no direction " + east + ", " + north);
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** As on a map: {@code N}, {@code NE}. */
  public String letters() {
    return letters;
  }

  public boolean isDiagonal() {
    return east != 0 && north != 0;
  }

  public Direction opposite() {
    return ALL.get((ordinal() + ALL.size() / 2) % ALL.size());
  }

  /** The two sides between which a diagonal lies. */
  Direction leftSide() {
    return ALL.get((ordinal() + ALL.size() - 1) % ALL.size());
  }

  Direction rightSide() {
    return ALL.get((ordinal() + 1) % ALL.size());
  }

  /** The next cube this way on the same level, or {@link Cube#NONE} beyond the edge. */
  public int from(int cube) {
    return Cube.at(Cube.column(cube) + east, Cube.row(cube) + north, Cube.level(cube));
  }
}
