/** The board of Codroid as text, after §2.7 of its rules page. */
@NullMarked
package plateau.codroid.terminal;

import org.jspecify.annotations.NullMarked;
