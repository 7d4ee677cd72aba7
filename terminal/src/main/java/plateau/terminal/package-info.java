/** Where words meet the screen: streams, width, colour, wrapping. */
@NullMarked
package plateau.terminal;

import org.jspecify.annotations.NullMarked;
