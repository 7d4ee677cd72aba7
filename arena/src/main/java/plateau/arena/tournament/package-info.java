/**
 * Tournaments: who meets whom, the ledger of what came of it, and who is how strong. Start reading
 * at {@link plateau.arena.tournament.Tournament}.
 */
@NullMarked
package plateau.arena.tournament;

import org.jspecify.annotations.NullMarked;
