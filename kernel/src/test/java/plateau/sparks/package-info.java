/**
 * Sparks, a small game of cards for tests: its view is made of things on a table, and it has no
 * board.
 */
@NullMarked
package plateau.sparks;

import org.jspecify.annotations.NullMarked;
