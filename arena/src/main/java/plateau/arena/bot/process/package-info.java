/**
 * Programs that are not trusted, as processes: behind walls, under limits, and gone when they
 * should be.
 */
@NullMarked
package plateau.arena.bot.process;

import org.jspecify.annotations.NullMarked;
