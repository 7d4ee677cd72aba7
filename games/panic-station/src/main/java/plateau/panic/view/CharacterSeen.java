package plateau.panic.view;

import java.util.Optional;
import plateau.panic.station.Room;

/**
 * A character.
 *
 * @param room where it stands; empty before its first turn and after its death
 * @param health 0 to 4
 */
public record CharacterSeen(Optional<Room> room, int health) {}
