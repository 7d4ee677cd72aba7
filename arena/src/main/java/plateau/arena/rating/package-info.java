/** How strong players are, judged by the matches they played, and how sure that is. */
@NullMarked
package plateau.arena.rating;

import org.jspecify.annotations.NullMarked;
