/**
 * A match is its set-up and a list of steps; {@link plateau.kernel.match.Match} is the door to it.
 */
@NullMarked
package plateau.kernel.match;

import org.jspecify.annotations.NullMarked;
