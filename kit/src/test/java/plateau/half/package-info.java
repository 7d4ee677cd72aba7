/** A game for the kit's test of names. */
@NullMarked
package plateau.half;

import org.jspecify.annotations.NullMarked;
