@NullMarked
package plateau.deadzone.companion;

import org.jspecify.annotations.NullMarked;
