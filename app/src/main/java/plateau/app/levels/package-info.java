/** The {@code levels} command, and what it says at a terminal. */
@NullMarked
package plateau.app.levels;

import org.jspecify.annotations.NullMarked;
