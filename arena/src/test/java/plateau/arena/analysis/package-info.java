@NullMarked
package plateau.arena.analysis;

import org.jspecify.annotations.NullMarked;
