/** What people write for games. */
@NullMarked
package plateau.table.document;

import org.jspecify.annotations.NullMarked;
