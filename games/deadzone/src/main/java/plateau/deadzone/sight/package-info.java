/** Who sees whom: the straight line of A2, and a table of its answers for a terrain. */
@NullMarked
package plateau.deadzone.sight;

import org.jspecify.annotations.NullMarked;
