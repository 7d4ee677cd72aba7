/** The {@code lab} command, and what it says at a terminal. */
@NullMarked
package plateau.app.lab;

import org.jspecify.annotations.NullMarked;
