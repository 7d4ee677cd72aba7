/** Matches between programs and computer players: who plays, all matches, what came of them. */
@NullMarked
package plateau.app.match;

import org.jspecify.annotations.NullMarked;
