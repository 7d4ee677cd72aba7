/** Tournaments: as people write them down, played, and as the terminal shows them. */
@NullMarked
package plateau.app.tournament;

import org.jspecify.annotations.NullMarked;
