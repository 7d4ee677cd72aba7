/** What is kept of a table, and what a table asks of whoever keeps it. */
@NullMarked
package plateau.table.kept;

import org.jspecify.annotations.NullMarked;
