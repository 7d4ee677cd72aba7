/**
 * Lamps, a game that is won together and exists only for tests: everybody sees what the others
 * hold, and nobody what they hold themselves.
 */
@NullMarked
package plateau.lamps;

import org.jspecify.annotations.NullMarked;
