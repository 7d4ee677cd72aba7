package plateau.panic.view;

import java.util.List;
import plateau.panic.station.Direction;
import plateau.panic.station.RoomCard;

/**
 * What a room card would have around it where it may be laid.
 *
 * @param beside a card that lies there already, and {@code side} on which side of it
 * @param doors of the new card, as it would lie
 * @param neighbours the cards that these lead to
 */
public record Surroundings(
    RoomCard beside, Direction side, List<Direction> doors, List<RoomCard> neighbours) {

  public Surroundings {
    doors = List.copyOf(doors);
    neighbours = List.copyOf(neighbours);
  }
}
