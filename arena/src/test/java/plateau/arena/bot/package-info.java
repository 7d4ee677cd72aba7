@NullMarked
package plateau.arena.bot;

import org.jspecify.annotations.NullMarked;
