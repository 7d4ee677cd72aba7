package plateau.panic.station;

import java.util.List;
import plateau.kernel.basis.Named;

/**
 * One of the 20 room cards (§3.3), as printed. Its number is its place in rooms.txt; most code
 * passes that number around.
 *
 * @param edges in the order of {@link Direction}, at rotation 0
 * @param twoRooms whether a security door divides it into an inner and an outer room (§4.1)
 */
public record RoomCard(int number, String id, RoomType type, List<Edge> edges, boolean twoRooms)
    implements Named {

  /** How many there are. */
  public static final int COUNT = 20;

  /** All cards, by number. */
  public static final List<RoomCard> ALL = RoomFile.load();

  /** What the printed card shows on this side. */
  public Edge edge(Direction side) {
    return edges.get(side.ordinal());
  }

  /** What it shows there when it lies turned clockwise by so many degrees (§4.1). */
  public Edge edge(Direction side, int rotation) {
    return edges.get(Math.floorMod(side.ordinal() - rotation / Placement.DEGREES, Direction.COUNT));
  }

  /** The card with this id, which must exist. */
  public static RoomCard of(String id) {
    return ALL.stream()
        .filter(card -> card.id.equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no room card \"" + id + "\"."));
  }

  /**
   * Whether the card looks the same after half a turn; then only one rotation is offered (§8.3).
   */
  boolean looksTheSameTurned() {
    return edge(Direction.NORTH) == edge(Direction.SOUTH)
        && edge(Direction.EAST) == edge(Direction.WEST);
  }
}
