@NullMarked
package plateau.deadzone.movement;

import org.jspecify.annotations.NullMarked;
