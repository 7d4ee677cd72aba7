/** The board of Panic Station as text. */
@NullMarked
package plateau.panic.terminal;

import org.jspecify.annotations.NullMarked;
