@NullMarked
package plateau.deadzone.jade;

import org.jspecify.annotations.NullMarked;
