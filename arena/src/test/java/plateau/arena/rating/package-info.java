@NullMarked
package plateau.arena.rating;

import org.jspecify.annotations.NullMarked;
