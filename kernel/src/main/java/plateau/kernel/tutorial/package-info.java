/** A first game that teaches: a recorded match with lessons, read from a game's data. */
@NullMarked
package plateau.kernel.tutorial;

import org.jspecify.annotations.NullMarked;
