package plateau.panic.view;

import plateau.panic.Room;
import plateau.panic.parasite.Disc;

/**
 * A parasite on the board.
 *
 * @param black whether it shows a black face
 */
public record ParasiteSeen(Disc disc, Room room, boolean black) {}
