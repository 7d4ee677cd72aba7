@NullMarked
package plateau.deadzone.terminal;

import org.jspecify.annotations.NullMarked;
