@NullMarked
package plateau.arena.bot.contest;

import org.jspecify.annotations.NullMarked;
