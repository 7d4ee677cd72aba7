@NullMarked
package plateau.players.seating;

import org.jspecify.annotations.NullMarked;
