/** The board of text, for terminals. The rules do not know it. */
@NullMarked
package plateau.starter.terminal;

import org.jspecify.annotations.NullMarked;
