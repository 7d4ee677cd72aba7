/** Computer players that can play any game. */
@NullMarked
package plateau.players;

import org.jspecify.annotations.NullMarked;
