/** Getting about: the edges between cubes (A3), and searches over them. */
@NullMarked
package plateau.deadzone.movement;

import org.jspecify.annotations.NullMarked;
