/** Which games there are, who sits where, and matches that play themselves. */
@NullMarked
package plateau.arena;

import org.jspecify.annotations.NullMarked;
