/**
 * Folders of contestants of a game's original contest, played as they are. The game has the kit.
 */
@NullMarked
package plateau.arena.bot.contest;

import org.jspecify.annotations.NullMarked;
