@NullMarked
package plateau.deadzone.player;

import org.jspecify.annotations.NullMarked;
