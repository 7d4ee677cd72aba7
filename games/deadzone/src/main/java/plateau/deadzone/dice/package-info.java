/** The dice test of A5.1, rolled and as exact odds. */
@NullMarked
package plateau.deadzone.dice;

import org.jspecify.annotations.NullMarked;
