package plateau.panic.station;

/**
 * Four sides in 8 bits, two for each direction: the edges of a card as it lies, or what the cards
 * around an empty cell turn towards it.
 */
final class Sides {

  static final int COUNT = 1 << 8;

  static final int NO_CARD = 0;
  static final int WALL = 1;
  static final int OPEN = 2;
  static final int SECURITY = 3;

  private Sides() {}

  /** The edges of a card after so many clockwise quarter turns. */
  static int of(RoomCard card, int turns) {
    int sides = 0;
    for (int side = 0; side < Direction.COUNT; side++) {
      Edge edge = card.edge(Direction.ALL.get(side), turns * Placement.DEGREES);
      sides |= with(side, code(edge));
    }
    return sides;
  }

  static int get(int sides, int direction) {
    return (sides >> (2 * direction)) & 3;
  }

  /** The bits of one side. */
  static int with(int direction, int code) {
    return code << (2 * direction);
  }

  static boolean isDoor(int code) {
    return code >= OPEN;
  }

  /** The first direction where there is a door, or 4. */
  static int firstDoor(int sides) {
    int direction = 0;
    while (direction < Direction.COUNT && !isDoor(get(sides, direction))) {
      direction++;
    }
    return direction;
  }

  private static int code(Edge edge) {
    return switch (edge) {
      case WALL -> WALL;
      case OPEN -> OPEN;
      case SECURITY -> SECURITY;
    };
  }
}
