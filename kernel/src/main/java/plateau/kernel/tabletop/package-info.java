/**
 * The things that lie on tables, as records of which views may be made: whoever reads a view knows
 * them again in any game, so that one board shows them all. Optional to use.
 */
@NullMarked
package plateau.kernel.tabletop;

import org.jspecify.annotations.NullMarked;
