/** Matches that are over: their files, and what is shown and checked of them. */
@NullMarked
package plateau.table.replay;

import org.jspecify.annotations.NullMarked;
