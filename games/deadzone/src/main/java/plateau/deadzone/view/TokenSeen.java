package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.roster.Item;

/**
 * A token on the board.
 *
 * @param item empty when it lies face down
 */
public record TokenSeen(String cube, Optional<Item> item) {}
