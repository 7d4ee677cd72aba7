package plateau.panic.view;

import plateau.panic.parasite.Disc;
import plateau.panic.station.Room;

/**
 * A parasite on the board.
 *
 * @param black whether it shows a black face
 */
public record ParasiteSeen(Disc disc, Room room, boolean black) {}
