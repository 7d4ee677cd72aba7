package plateau.panic.view;

import java.util.List;
import java.util.Optional;
import plateau.panic.station.Room;

/**
 * Where a move happens, for boards that draw rooms: in the view two rooms of one card are one
 * thing.
 *
 * @param rooms that the move is about
 * @param from where a character sets out, and {@code to} where it goes
 * @param shares where that happens which chance may bring, in the order of its shares
 */
public record Ground(List<Room> rooms, Optional<Room> from, Optional<Room> to, List<Room> shares) {

  public Ground {
    rooms = List.copyOf(rooms);
    shares = List.copyOf(shares);
  }

  /** Of a move that is about one room, and where chance brings nothing. */
  public static Ground of(Room room) {
    return new Ground(List.of(room), Optional.empty(), Optional.empty(), List.of());
  }
}
