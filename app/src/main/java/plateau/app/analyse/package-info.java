/** The {@code analyse} command, and what an analysis says in the terminal. */
@NullMarked
package plateau.app.analyse;

import org.jspecify.annotations.NullMarked;
