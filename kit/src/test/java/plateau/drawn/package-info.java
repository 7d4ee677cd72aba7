/** A game for the kit's test of names. */
@NullMarked
package plateau.drawn;

import org.jspecify.annotations.NullMarked;
