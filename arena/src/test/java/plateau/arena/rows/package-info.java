@NullMarked
package plateau.arena.rows;

import org.jspecify.annotations.NullMarked;
