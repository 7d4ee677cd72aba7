@NullMarked
package plateau.deadzone;

import org.jspecify.annotations.NullMarked;
