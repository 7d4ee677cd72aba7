package plateau.panic.view;

import plateau.panic.station.RoomCard;

/**
 * A room card on the board.
 *
 * @param rotation clockwise, in degrees
 * @param red whether it shows its red face
 */
public record LaidCard(RoomCard card, int x, int y, int rotation, boolean red) {}
