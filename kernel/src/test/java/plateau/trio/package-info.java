/**
 * Trio, a small game of dice for tests: its view is made of things on a table, and it has no board.
 */
@NullMarked
package plateau.trio;

import org.jspecify.annotations.NullMarked;
