/** How events are filed in SQLite, and what happens when its disk is full. */
@NullMarked
package plateau.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
