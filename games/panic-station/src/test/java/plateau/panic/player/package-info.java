/** Tests of the computer players of Panic Station. */
@NullMarked
package plateau.panic.player;

import org.jspecify.annotations.NullMarked;
