package plateau.panic.station;

import java.util.Arrays;

/**
 * The laid room cards: where they lie, which face they show, and what follows from that for rooms
 * (numbers of {@link Rooms}). Neighbours and passages are looked up in tables; no question
 * allocates.
 *
 * <p>A copy costs one small object: copies share the layout, which is built anew when a card is
 * laid, and what was worked out about it.
 */
public final class Station {

  /** 20 cards of four doors would have 42 doors onto empty cells, with two rotations for each. */
  public static final int MOST_PLACEMENTS = 84;

  private static final int KNOWN = 1 << 31;

  /** Directions in which the numbers of the cells grow. */
  private static final int[] BY_CELL = {
    Direction.WEST.ordinal(),
    Direction.NORTH.ordinal(),
    Direction.SOUTH.ordinal(),
    Direction.EAST.ordinal()
  };

  private Layout layout;

  /**
   * By card: the rooms from which it can be laid, 0 until somebody has asked. Threads that share it
   * at worst work out the same number twice.
   */
  private int[] layable;

  private int red;

  private Station(Layout layout, int[] layable, int red) {
    this.layout = layout;
    this.layable = layable;
    this.red = red;
  }

  /** The reactor and nothing else (§5). */
  public static Station start() {
    return new Station(Layout.REACTOR_ALONE, new int[RoomCard.COUNT], 0);
  }

  public Station copy() {
    return new Station(layout, layable, red);
  }

  /** Lays a card, black face up; the placement is a legal one. */
  public void lay(int card, int placement) {
    layout = layout.with(card, placement);
    layable = new int[RoomCard.COUNT];
  }

  /** Turns a card to its red face; nothing turns it back. */
  public void turnRed(int card) {
    red |= 1 << card;
  }

  public boolean isRed(int card) {
    return ((red >> card) & 1) != 0;
  }

  public boolean isLaid(int card) {
    return layout.isLaid(card);
  }

  /** The laid cards, as a set. */
  public int laid() {
    return layout.laid();
  }

  /** Where a laid card lies. */
  public int placement(int card) {
    return layout.placement(card);
  }

  /** The card in a cell, or {@link Rooms#NOWHERE}. */
  public int cardAt(int cell) {
    return layout.cardAt(cell);
  }

  /** §4.3: the neighbour room whatever the walls, or {@link Rooms#NOWHERE}. */
  public int neighbour(int room, Direction direction) {
    return layout.neighbour(room, direction.ordinal());
  }

  /** §4.2: what leads from a room to its neighbour; NONE where there is no neighbour. */
  public Passage passage(int room, Direction direction) {
    return Passage.ALL.get(layout.passage(room, direction.ordinal()));
  }

  /** Whether a door of the room leads onto an empty cell (§8.3 point 3). */
  public boolean endsOpen(int room, Direction direction) {
    return !Rooms.isInner(room) && layout.gap(room, direction.ordinal()) != 0;
  }

  /** Whether the passage is usable by somebody who can or cannot pass security doors (§4.2). */
  public boolean leads(int room, Direction direction, boolean passesSecurity) {
    return leads(layout.passage(room, direction.ordinal()), passesSecurity);
  }

  private static boolean leads(int passage, boolean passesSecurity) {
    return passage == Passage.OPEN.ordinal()
        || (passesSecurity && passage == Passage.SECURITY.ordinal());
  }

  /** The rooms one Move away, as a set. */
  public int oneMoveFrom(int room, boolean passesSecurity) {
    int rooms = 0;
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      boolean leads = leads(layout.passage(room, direction), passesSecurity);
      rooms |= leads ? 1 << layout.neighbour(room, direction) : 0;
    }
    return rooms;
  }

  /** The rooms with a door onto an empty cell, as a set (§8.3 point 3). */
  public int openEnded() {
    return layout.openEnded();
  }

  /** §8.3, "fits somewhere"; the Hive with the rotations of point 4. */
  public boolean fits(int card) {
    return layableFrom(card) != 0;
  }

  /** The rooms from which the card has a legal placement (§8.3), as a set. */
  public int layableFrom(int card) {
    int rooms = layable[card];
    if (rooms == 0) {
      rooms = KNOWN | roomsFor(card, turnsOf(card));
      layable[card] = rooms;
    }
    return rooms & ~KNOWN;
  }

  /** Of {@link #layableFrom}, the rooms from which the laid card can then be entered (§8.10). */
  public int enterableFrom(int card, boolean passesSecurity) {
    if (passesSecurity) {
      return layableFrom(card);
    }
    int rooms = 0;
    for (int from = layableFrom(card); from != 0; from &= from - 1) {
      int room = Integer.numberOfTrailingZeros(from);
      rooms |= laysAnOpenPassage(card, room) ? 1 << room : 0;
    }
    return rooms;
  }

  private boolean laysAnOpenPassage(int card, int room) {
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int fitting = fitting(card, room, direction) & turnsOf(card);
      for (int turns = 0; turns < Placement.TURNS; turns++) {
        int facing = Sides.get(Fit.sides(card, turns), Direction.opposite(direction));
        if (((fitting >> turns) & 1) != 0
            && facing == Sides.OPEN
            && layout.edge(room, direction) == Sides.OPEN) {
          return true;
        }
      }
    }
    return false;
  }

  // §8.3 point 4.
  private int turnsOf(int card) {
    return card == Rooms.HIVE && roomsFor(card, Fit.UPRIGHT) == 0 ? Fit.SIDEWAYS : Fit.UPRIGHT;
  }

  private int roomsFor(int card, int turns) {
    int rooms = 0;
    for (int from = layout.openEnded(); from != 0; from &= from - 1) {
      int room = Integer.numberOfTrailingZeros(from);
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        rooms |= (fitting(card, room, direction) & turns) != 0 ? 1 << room : 0;
      }
    }
    return rooms;
  }

  private int fitting(int card, int room, int direction) {
    return Fit.turns(card, layout.gap(room, direction));
  }

  /** Writes the legal placements of a card from a room, in growing order; answers how many. */
  public int placements(int card, int room, int[] into) {
    return Rooms.isInner(room) ? 0 : addPlacements(card, room, turnsOf(card), into, 0);
  }

  private int addPlacements(int card, int room, int turns, int[] into, int count) {
    int added = count;
    for (int direction : BY_CELL) {
      int cell = Cell.next(Placement.cell(layout.placement(room)), direction);
      int fitting = fitting(card, room, direction) & turns;
      for (; fitting != 0; fitting &= fitting - 1) {
        into[added++] = Placement.ofTurns(cell, Integer.numberOfTrailingZeros(fitting));
      }
    }
    return added;
  }

  /**
   * Writes the legal placements of a card next to any laid room (§8.7), in growing order; answers
   * how many.
   */
  public int placementsAnywhere(int card, int[] into) {
    int turns = turnsOf(card);
    int count = 0;
    for (int from = layableFrom(card); from != 0; from &= from - 1) {
      count = addPlacements(card, Integer.numberOfTrailingZeros(from), turns, into, count);
    }
    Arrays.sort(into, 0, count);
    return withoutRepeats(into, count);
  }

  // A cell with doors from several rooms is found from each of them.
  private static int withoutRepeats(int[] sorted, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || sorted[i] != sorted[kept - 1]) {
        sorted[kept++] = sorted[i];
      }
    }
    return kept;
  }

  /** §8.3 point 7: the Hive is not laid and no card that is left fits anywhere. */
  public boolean isDead() {
    if (isLaid(Rooms.HIVE)) {
      return false;
    }
    for (int card = 0; card < RoomCard.COUNT; card++) {
      if (!isLaid(card) && fits(card)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Station that && red == that.red && layout.equals(that.layout);
  }

  @Override
  public int hashCode() {
    return 31 * layout.hashCode() + red;
  }

  /** {@code reactor@(0,0)r0 storage-1@(-1,0)r0}, by card; red cards end with {@code *}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int card = 0; card < RoomCard.COUNT; card++) {
      if (isLaid(card)) {
        text.append(text.isEmpty() ? "" : " ")
            .append(RoomCard.ALL.get(card).id())
            .append('@')
            .append(Placement.text(placement(card)))
            .append(isRed(card) ? "*" : "");
      }
    }
    return text.toString();
  }
}
