@NullMarked
package plateau.deadzone.sight;

import org.jspecify.annotations.NullMarked;
