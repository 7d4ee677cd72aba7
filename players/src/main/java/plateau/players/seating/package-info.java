/**
 * Who sits where: computer players by their names, what people call them, how it ended for them.
 */
@NullMarked
package plateau.players.seating;

import org.jspecify.annotations.NullMarked;
