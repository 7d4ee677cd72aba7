/**
 * What a match looks like to a search that has time: who was how likely to win, which decisions
 * cost something, and where luck turned it.
 */
@NullMarked
package plateau.arena.analysis;

import org.jspecify.annotations.NullMarked;
