package plateau.panic.station;

import java.util.Arrays;

/**
 * Which cards lie where, and the tables that follow from it: neighbours and passages of the rooms,
 * and what surrounds the empty cells behind doors. Never changes once built, so that the copies of
 * a station, and threads, can share it.
 */
final class Layout {

  static final Layout REACTOR_ALONE =
      new Layout().with(Rooms.REACTOR, Placement.of(Cell.at(0, 0), 0));

  private static final int NOT_LAID = -1;
  private static final int ROOM_BITS = 5;
  private static final int ROOM_MASK = (1 << ROOM_BITS) - 1;

  /** By card. */
  private final short[] placements;

  /** By room and direction: the neighbour room, and above it the passage. */
  private final byte[] links;

  /** By card and direction: the surroundings of the empty cell behind a door there, else 0. */
  private final byte[] gaps;

  private int laid;
  private int openEnded;

  private Layout() {
    placements = new short[RoomCard.COUNT];
    Arrays.fill(placements, (short) NOT_LAID);
    links = new byte[Rooms.COUNT * Direction.COUNT];
    Arrays.fill(links, (byte) Rooms.NOWHERE);
    gaps = new byte[RoomCard.COUNT * Direction.COUNT];
  }

  private Layout(Layout other) {
    placements = other.placements.clone();
    links = other.links.clone();
    gaps = other.gaps.clone();
    laid = other.laid;
  }

  /** This layout with one card more. */
  Layout with(int card, int placement) {
    int cell = Placement.cell(placement);
    if (isLaid(card) || cardAt(cell) != Rooms.NOWHERE) {
      throw new IllegalArgumentException(
          "%s cannot be laid at %s: the card or the cell is taken"
              .formatted(Rooms.id(card), Placement.text(placement)));
    }
    Layout layout = new Layout(this);
    layout.add(card, placement);
    return layout;
  }

  private void add(int card, int placement) {
    placements[card] = (short) placement;
    laid |= 1 << card;
    joinHalves(card);
    int cell = Placement.cell(placement);
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      joinOrLookInto(card, direction, Cell.next(cell, direction));
    }
    openEnded = workOutOpenEnded();
  }

  private void joinHalves(int card) {
    if (Rooms.isTwoRooms(card)) {
      int passage = Passage.SECURITY.ordinal();
      for (int side = 0; side < Direction.COUNT; side += Placement.HALF_TURN) {
        int back = Direction.opposite(side);
        link(half(card, side), back, half(card, back), passage);
      }
    }
  }

  private void joinOrLookInto(int card, int direction, int cell) {
    int other = cardAt(cell);
    if (other == Rooms.NOWHERE) {
      lookInto(cell);
    } else {
      int back = Direction.opposite(direction);
      join(card, direction, other);
      join(other, back, card);
      gaps[other * Direction.COUNT + back] = 0;
    }
  }

  /** §4.3: the neighbour of the card's room or rooms in that direction. */
  private void join(int card, int direction, int other) {
    int passage = passageBetween(card, direction, other);
    if (Direction.isVertical(direction)) {
      int touching = half(other, Direction.opposite(direction));
      link(half(card, direction), direction, touching, passage);
    } else if (Rooms.isTwoRooms(card)) {
      for (int side = 0; side < Direction.COUNT; side += Placement.HALF_TURN) {
        link(half(card, side), direction, half(other, side), passage);
      }
    } else {
      link(card, direction, other, passage); // R16: into a two-room card, its outer room
    }
  }

  /** The northern or southern room of a card; a single card's only room. */
  private int half(int card, int side) {
    boolean printedSide = Placement.turns(placements[card]) == 0;
    boolean outer = (side == Direction.SOUTH.ordinal()) == printedSide;
    return outer || !Rooms.isTwoRooms(card) ? card : Rooms.inner(card);
  }

  private void link(int room, int direction, int neighbour, int passage) {
    links[room * Direction.COUNT + direction] = (byte) ((passage << ROOM_BITS) | neighbour);
  }

  // §4.2.
  private int passageBetween(int card, int direction, int other) {
    int mine = edge(card, direction);
    int theirs = edge(other, Direction.opposite(direction));
    if (!Sides.isDoor(mine) || !Sides.isDoor(theirs)) {
      return Passage.NONE.ordinal();
    }
    boolean security = mine == Sides.SECURITY || theirs == Sides.SECURITY;
    return (security ? Passage.SECURITY : Passage.OPEN).ordinal();
  }

  /** The edge of a laid card, as it lies. */
  int edge(int card, int direction) {
    return Sides.get(Fit.sides(card, Placement.turns(placements[card])), direction);
  }

  /** Tells the cards around an empty cell what surrounds it now. */
  private void lookInto(int cell) {
    int around = surroundings(cell);
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if (Sides.isDoor(Sides.get(around, direction))) {
        int card = cardAt(Cell.next(cell, direction));
        gaps[card * Direction.COUNT + Direction.opposite(direction)] = (byte) around;
      }
    }
  }

  private int surroundings(int cell) {
    int around = 0;
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int card = cardAt(Cell.next(cell, direction));
      if (card != Rooms.NOWHERE) {
        around |= Sides.with(direction, edge(card, Direction.opposite(direction)));
      }
    }
    return around;
  }

  private int workOutOpenEnded() {
    int rooms = 0;
    for (int i = 0; i < gaps.length; i++) {
      rooms |= gaps[i] != 0 ? 1 << (i / Direction.COUNT) : 0;
    }
    return rooms;
  }

  boolean isLaid(int card) {
    return ((laid >> card) & 1) != 0;
  }

  int laid() {
    return laid;
  }

  int openEnded() {
    return openEnded;
  }

  int placement(int card) {
    return placements[card];
  }

  /** The card in a cell, or {@link Rooms#NOWHERE}. */
  int cardAt(int cell) {
    for (int cards = laid; cards != 0; cards &= cards - 1) {
      int card = Integer.numberOfTrailingZeros(cards);
      if (Placement.cell(placements[card]) == cell) {
        return card;
      }
    }
    return Rooms.NOWHERE;
  }

  int neighbour(int room, int direction) {
    return links[room * Direction.COUNT + direction] & ROOM_MASK;
  }

  /** The ordinal of the {@link Passage}. */
  int passage(int room, int direction) {
    return links[room * Direction.COUNT + direction] >> ROOM_BITS;
  }

  /** What surrounds the empty cell behind a door of a card; 0 where there is no such cell. */
  int gap(int card, int direction) {
    return gaps[card * Direction.COUNT + direction] & 0xFF;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layout that && Arrays.equals(placements, that.placements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(placements);
  }
}
