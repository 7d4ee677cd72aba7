@NullMarked
package plateau.arena.bot.process;

import org.jspecify.annotations.NullMarked;
