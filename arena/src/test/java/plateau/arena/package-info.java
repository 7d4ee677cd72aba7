@NullMarked
package plateau.arena;

import org.jspecify.annotations.NullMarked;
