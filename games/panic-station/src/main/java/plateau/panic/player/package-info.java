/** Computer players that only Panic Station has: rules of thumb, on what a seat may know. */
@NullMarked
package plateau.panic.player;

import org.jspecify.annotations.NullMarked;
