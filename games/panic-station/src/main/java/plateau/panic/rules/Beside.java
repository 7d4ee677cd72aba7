package plateau.panic.rules;

import java.util.Optional;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;

/** A cell as people name it: south of the Reactor. Coordinates are for programs (§4.1). */
record Beside(RoomCard card, Direction side) {

  /**
   * Empty where no card lies next to the cell.
   *
   * @param from the room that is explored from, whose card is named before others; or {@link
   *     Exploring#ANYWHERE}
   */
  static Optional<Beside> of(Station station, int cell, int from) {
    Optional<Beside> found = Optional.empty();
    for (Direction direction : Direction.ALL) {
      int card = station.cardAt(Cell.next(cell, direction));
      boolean isExplored = from != Exploring.ANYWHERE && card == Rooms.card(from);
      if (card != Rooms.NOWHERE && (found.isEmpty() || isExplored)) {
        found = Optional.of(new Beside(RoomCard.ALL.get(card), direction.opposite()));
      }
    }
    return found;
  }
}
