@NullMarked
package plateau.arena.levels;

import org.jspecify.annotations.NullMarked;
