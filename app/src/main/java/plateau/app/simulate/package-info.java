/** The {@code simulate} command, and what it found. */
@NullMarked
package plateau.app.simulate;

import org.jspecify.annotations.NullMarked;
