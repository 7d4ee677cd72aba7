@NullMarked
package plateau.arena.report;

import org.jspecify.annotations.NullMarked;
