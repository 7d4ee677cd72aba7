@NullMarked
package plateau.deadzone.mission;

import org.jspecify.annotations.NullMarked;
