/** Many matches between computer players, and what is counted in them. */
@NullMarked
package plateau.arena.simulation;

import org.jspecify.annotations.NullMarked;
