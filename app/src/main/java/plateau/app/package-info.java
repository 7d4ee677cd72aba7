/** The {@code plateau} command. */
@NullMarked
package plateau.app;

import org.jspecify.annotations.NullMarked;
