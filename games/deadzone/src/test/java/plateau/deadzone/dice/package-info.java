@NullMarked
package plateau.deadzone.dice;

import org.jspecify.annotations.NullMarked;
