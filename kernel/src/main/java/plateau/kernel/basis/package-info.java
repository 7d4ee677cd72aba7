/**
 * What every other package rests on, and which rests on nothing: seats, names, the facts of a
 * record, a hash.
 */
@NullMarked
package plateau.kernel.basis;

import org.jspecify.annotations.NullMarked;
