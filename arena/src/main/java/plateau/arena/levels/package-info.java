/** Counts how strong computer players are against each other, and puts them in order. */
@NullMarked
package plateau.arena.levels;

import org.jspecify.annotations.NullMarked;
