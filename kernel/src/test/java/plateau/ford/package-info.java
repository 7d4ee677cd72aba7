/**
 * Ford, a small game on a grid for tests: its view is made of things on a table, and it has no
 * board.
 */
@NullMarked
package plateau.ford;

import org.jspecify.annotations.NullMarked;
