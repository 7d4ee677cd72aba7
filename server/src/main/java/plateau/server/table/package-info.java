/** Live tables: who sits there, what happens, and who is told. */
@NullMarked
package plateau.server.table;

import org.jspecify.annotations.NullMarked;
