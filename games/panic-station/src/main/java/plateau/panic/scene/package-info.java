/** What stays the same all through a match: the room cards as they are printed. */
@NullMarked
package plateau.panic.scene;

import org.jspecify.annotations.NullMarked;
