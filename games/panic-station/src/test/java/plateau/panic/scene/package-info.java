/** Tests of what stays the same all through a match. */
@NullMarked
package plateau.panic.scene;

import org.jspecify.annotations.NullMarked;
