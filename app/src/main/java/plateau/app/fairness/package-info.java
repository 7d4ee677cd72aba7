/** Whether a map is fair: a player against itself, both ways round, and what follows. */
@NullMarked
package plateau.app.fairness;

import org.jspecify.annotations.NullMarked;
