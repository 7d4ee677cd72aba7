/**
 * Duel, a game with hidden hands that exists only for tests: without it, the kit's checks against
 * leaks would have nothing to find.
 */
@NullMarked
package plateau.secret;

import org.jspecify.annotations.NullMarked;
