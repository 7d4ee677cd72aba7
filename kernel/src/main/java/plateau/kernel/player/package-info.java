/** What decides for a seat. */
@NullMarked
package plateau.kernel.player;

import org.jspecify.annotations.NullMarked;
