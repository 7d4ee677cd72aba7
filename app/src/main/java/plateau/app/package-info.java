/** The {@code plateau} command: its tree of commands, and what it tells of itself. */
@NullMarked
package plateau.app;

import org.jspecify.annotations.NullMarked;
