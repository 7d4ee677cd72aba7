/** Tournaments as people write them down, and as the terminal shows them. */
@NullMarked
package plateau.app.tournament;

import org.jspecify.annotations.NullMarked;
