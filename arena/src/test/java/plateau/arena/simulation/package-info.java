@NullMarked
package plateau.arena.simulation;

import org.jspecify.annotations.NullMarked;
