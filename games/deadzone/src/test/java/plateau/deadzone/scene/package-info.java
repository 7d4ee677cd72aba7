@NullMarked
package plateau.deadzone.scene;

import org.jspecify.annotations.NullMarked;
