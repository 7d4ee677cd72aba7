@NullMarked
package plateau.arena.tournament;

import org.jspecify.annotations.NullMarked;
