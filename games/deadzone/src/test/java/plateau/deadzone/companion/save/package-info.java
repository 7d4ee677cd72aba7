@NullMarked
package plateau.deadzone.companion.save;

import org.jspecify.annotations.NullMarked;
