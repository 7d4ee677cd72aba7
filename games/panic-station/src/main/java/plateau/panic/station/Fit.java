package plateau.panic.station;

/**
 * Which turns of a card fit into an empty cell, by what surrounds the cell (§8.3): worked out once
 * for all 256 surroundings. A set of turns has bit 0 for rotation 0, bit 1 for 90, and so on.
 */
final class Fit {

  /** §4.1: cards stay portrait. */
  static final int UPRIGHT = 0b0101;

  /** §8.3 point 4: the Hive, when it has no upright placement anywhere. */
  static final int SIDEWAYS = 0b1010;

  private static final byte[] SIDES = new byte[RoomCard.COUNT * Placement.TURNS];
  private static final byte[] TURNS = new byte[RoomCard.COUNT * Sides.COUNT];

  static {
    for (RoomCard card : RoomCard.ALL) {
      for (int turns = 0; turns < Placement.TURNS; turns++) {
        SIDES[card.number() * Placement.TURNS + turns] = (byte) Sides.of(card, turns);
      }
      for (int around = 0; around < Sides.COUNT; around++) {
        TURNS[card.number() * Sides.COUNT + around] = (byte) workOut(card, around);
      }
    }
  }

  private Fit() {}

  /** The edges of a card that lies with so many quarter turns. */
  static int sides(int card, int turns) {
    return SIDES[card * Placement.TURNS + turns] & 0xFF;
  }

  /** The turns with which the card may be laid into a cell with these surroundings. */
  static int turns(int card, int around) {
    return TURNS[card * Sides.COUNT + around];
  }

  private static int workOut(RoomCard card, int around) {
    int fitting = 0;
    for (int turns = 0; turns < Placement.TURNS; turns++) {
      fitting |= isOffered(card, turns) && fits(Sides.of(card, turns), around) ? 1 << turns : 0;
    }
    return fitting;
  }

  private static boolean isOffered(RoomCard card, int turns) {
    return switch (turns) {
      case 0 -> true;
      case Placement.HALF_TURN -> !card.looksTheSameTurned();
      default -> card.type() == RoomType.HIVE;
    };
  }

  // §8.3: doors meet doors and walls walls, one door at least; two security doors never meet.
  private static boolean fits(int sides, int around) {
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int mine = Sides.get(sides, direction);
      int theirs = Sides.get(around, direction);
      boolean clash = Sides.isDoor(mine) != Sides.isDoor(theirs);
      boolean sealed = mine == Sides.SECURITY && theirs == Sides.SECURITY;
      if (theirs != Sides.NO_CARD && (clash || sealed)) {
        return false;
      }
    }
    return Sides.firstDoor(around) < Direction.COUNT;
  }
}
