/** Dice, draws and shuffles: the only randomness that rules know. */
@NullMarked
package plateau.kernel.chance;

import org.jspecify.annotations.NullMarked;
