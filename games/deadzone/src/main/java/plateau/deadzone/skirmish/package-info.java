/** The course of a skirmish: the position, its rounds, turns and activations (A6, A9, A10, A13). */
@NullMarked
package plateau.deadzone.skirmish;

import org.jspecify.annotations.NullMarked;
