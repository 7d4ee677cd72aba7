@NullMarked
package plateau.deadzone.map;

import org.jspecify.annotations.NullMarked;
