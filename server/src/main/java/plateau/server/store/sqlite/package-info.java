/** The store in one file of SQLite. */
@NullMarked
package plateau.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
