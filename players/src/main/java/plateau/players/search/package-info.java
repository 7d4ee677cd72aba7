/**
 * Monte Carlo tree search for any game: many imagined matches from here on, each guided by what the
 * earlier ones have shown.
 */
@NullMarked
package plateau.players.search;

import org.jspecify.annotations.NullMarked;
