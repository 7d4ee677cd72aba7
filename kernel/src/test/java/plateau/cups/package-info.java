/**
 * Cups, a game of bluffing that exists only for tests: whoever knows what others think it holds may
 * make use of it.
 */
@NullMarked
package plateau.cups;

import org.jspecify.annotations.NullMarked;
