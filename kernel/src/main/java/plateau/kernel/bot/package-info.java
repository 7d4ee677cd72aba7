/** How a program plays a turn of many small actions, each answered at once. Rules only, no I/O. */
@NullMarked
package plateau.kernel.bot;

import org.jspecify.annotations.NullMarked;
