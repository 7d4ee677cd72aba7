package plateau.panic.station;

import static plateau.panic.station.Direction.EAST;
import static plateau.panic.station.Direction.NORTH;
import static plateau.panic.station.Direction.SOUTH;
import static plateau.panic.station.Direction.WEST;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** §4 and §8.3 worked out anew at every question, word by word, for the tables to agree with. */
final class PlainStation {

  record Square(int x, int y) implements Comparable<Square> {

    Square next(Direction direction) {
      return switch (direction) {
        case NORTH -> new Square(x, y - 1);
        case EAST -> new Square(x + 1, y);
        case SOUTH -> new Square(x, y + 1);
        case WEST -> new Square(x - 1, y);
      };
    }

    @Override
    public int compareTo(Square other) {
      return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }
  }

  record SquareCard(RoomCard card, Square square, int rotation) {

    /** §4.1: rotation is clockwise. */
    Edge edge(Direction side) {
      Direction printed = side;
      for (int turned = 0; turned < rotation; turned += 90) {
        printed =
            switch (printed) {
              case NORTH -> WEST;
              case WEST -> SOUTH;
              case SOUTH -> EAST;
              case EAST -> NORTH;
            };
      }
      return card.edge(printed);
    }

    String room(Direction half) {
      if (!card.twoRooms()) {
        return card.id();
      }
      Direction innerHalf = rotation == 0 ? NORTH : SOUTH;
      return card.id() + (half == innerHalf ? "/inner" : "/outer");
    }

    String outerRoom() {
      return card.twoRooms() ? card.id() + "/outer" : card.id();
    }
  }

  final Map<Square, SquareCard> laid = new HashMap<>();

  PlainStation() {
    lay(RoomCard.of("reactor"), new Square(0, 0), 0);
  }

  void lay(RoomCard card, Square square, int rotation) {
    laid.put(square, new SquareCard(card, square, rotation));
  }

  /** §4.3. */
  String neighbour(String room, Direction direction) {
    SquareCard card = cardOf(room);
    boolean northern = room.equals(card.room(NORTH));
    if (card.card().twoRooms() && direction == (northern ? SOUTH : NORTH)) {
      return card.room(direction);
    }
    SquareCard next = laid.get(card.square().next(direction));
    if (next == null) {
      return "nowhere";
    }
    if (direction == NORTH || direction == SOUTH) {
      return next.room(direction.opposite());
    }
    if (!card.card().twoRooms()) {
      return next.outerRoom();
    }
    return next.room(northern ? NORTH : SOUTH);
  }

  /** §4.2. */
  Passage passage(String room, Direction direction) {
    SquareCard card = cardOf(room);
    String neighbour = neighbour(room, direction);
    if (neighbour.equals("nowhere")) {
      return Passage.NONE;
    }
    SquareCard next = cardOf(neighbour);
    if (next.equals(card)) {
      return Passage.SECURITY;
    }
    Edge mine = card.edge(direction);
    Edge theirs = next.edge(direction.opposite());
    if (mine == Edge.WALL && theirs == Edge.WALL) {
      return Passage.NONE;
    }
    return mine == Edge.OPEN && theirs == Edge.OPEN ? Passage.OPEN : Passage.SECURITY;
  }

  /** §8.3: the legal placements of a card from a room. */
  List<String> placements(RoomCard card, String room) {
    SquareCard from = cardOf(room);
    List<String> legal = new ArrayList<>();
    for (SquareCard placed : placements(card)) {
      for (Direction direction : Direction.ALL) {
        boolean beside = placed.square().equals(from.square().next(direction));
        if (beside && from.outerRoom().equals(room) && isLinked(placed, from, direction)) {
          legal.add(text(placed));
        }
      }
    }
    return legal;
  }

  /** §8.3: its legal placements next to any laid room, with the rotations of point 4. */
  List<SquareCard> placements(RoomCard card) {
    boolean symmetric = card.id().equals("run-2") || card.id().equals("run-3");
    List<SquareCard> upright = placements(card, symmetric ? List.of(0) : List.of(0, 180));
    return upright.isEmpty() && card.id().equals("hive")
        ? placements(card, List.of(90, 270))
        : upright;
  }

  static String text(SquareCard placed) {
    return "(%d,%d)r%d".formatted(placed.square().x(), placed.square().y(), placed.rotation());
  }

  /** Whether somebody without a key can go from the room to one of the card's placements there. */
  boolean opensFrom(RoomCard card, String room) {
    SquareCard from = cardOf(room);
    return placements(card).stream()
        .filter(placed -> placements(card, room).contains(text(placed)))
        .anyMatch(
            placed ->
                Direction.ALL.stream()
                    .anyMatch(
                        direction ->
                            placed.square().equals(from.square().next(direction))
                                && from.edge(direction) == Edge.OPEN
                                && placed.edge(direction.opposite()) == Edge.OPEN));
  }

  boolean hasDoorOntoEmptyCell(String room) {
    SquareCard card = cardOf(room);
    return card.outerRoom().equals(room)
        && Direction.ALL.stream()
            .anyMatch(
                direction ->
                    card.edge(direction).isDoor()
                        && !laid.containsKey(card.square().next(direction)));
  }

  List<String> rooms() {
    return laid.values().stream()
        .flatMap(card -> List.of(card.room(NORTH), card.room(SOUTH)).stream())
        .distinct()
        .sorted()
        .toList();
  }

  private List<SquareCard> placements(RoomCard card, List<Integer> rotations) {
    List<SquareCard> legal = new ArrayList<>();
    for (Square square : emptySquares()) {
      for (int rotation : rotations) {
        SquareCard placed = new SquareCard(card, square, rotation);
        if (matchesAllNeighbours(placed) && isLinkedSomewhere(placed)) {
          legal.add(placed);
        }
      }
    }
    return legal;
  }

  private boolean matchesAllNeighbours(SquareCard placed) {
    return Direction.ALL.stream()
        .allMatch(
            side ->
                Optional.ofNullable(laid.get(placed.square().next(side)))
                    .map(next -> mayMeet(placed.edge(side), next.edge(side.opposite())))
                    .orElse(true));
  }

  private boolean isLinkedSomewhere(SquareCard placed) {
    return Direction.ALL.stream()
        .anyMatch(
            side -> {
              SquareCard next = laid.get(placed.square().next(side));
              return next != null && isLinked(placed, next, side.opposite());
            });
  }

  private static boolean isLinked(SquareCard placed, SquareCard from, Direction direction) {
    return from.edge(direction).isDoor() && placed.edge(direction.opposite()).isDoor();
  }

  static boolean mayMeet(Edge one, Edge other) {
    return one.isDoor() == other.isDoor() && !(one == Edge.SECURITY && other == Edge.SECURITY);
  }

  private SortedSet<Square> emptySquares() {
    SortedSet<Square> empty = new TreeSet<>();
    for (Square square : laid.keySet()) {
      for (Direction direction : Direction.ALL) {
        empty.add(square.next(direction));
      }
    }
    empty.removeAll(laid.keySet());
    return empty;
  }

  private SquareCard cardOf(String room) {
    return laid.values().stream()
        .filter(card -> room.equals(card.room(NORTH)) || room.equals(card.room(SOUTH)))
        .findFirst()
        .orElseThrow();
  }
}
