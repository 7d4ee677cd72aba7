/** The {@code soak} command, and what it says at a terminal. */
@NullMarked
package plateau.app.soak;

import org.jspecify.annotations.NullMarked;
