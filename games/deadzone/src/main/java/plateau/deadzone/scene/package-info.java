/** What stays the same all through a skirmish, as boards draw it: the terrain and both teams. */
@NullMarked
package plateau.deadzone.scene;

import org.jspecify.annotations.NullMarked;
