/** A computer player that thinks one activation ahead. */
@NullMarked
package plateau.deadzone.player;

import org.jspecify.annotations.NullMarked;
