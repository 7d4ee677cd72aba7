/** Pig, the teaching game: the smallest complete game, and what a new one is copied from. */
@NullMarked
package plateau.pig;

import org.jspecify.annotations.NullMarked;
