package plateau.panic.view;

import java.util.Optional;
import plateau.panic.station.Direction;
import plateau.panic.station.Passage;
import plateau.panic.station.Room;

/**
 * A door of a room that can lead on (§4.2).
 *
 * @param to the room behind it; empty where nothing is laid yet
 * @param passage none where nothing is laid yet
 */
public record Way(Room room, Direction direction, Optional<Room> to, Passage passage) {}
