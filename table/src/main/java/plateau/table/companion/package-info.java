/** Talks with people at real tables. */
@NullMarked
package plateau.table.companion;

import org.jspecify.annotations.NullMarked;
