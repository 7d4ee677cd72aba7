/** SQLite when its disk is full. */
@NullMarked
package plateau.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
