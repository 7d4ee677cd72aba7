/** The store in a database of PostgreSQL, which any number of servers share. */
@NullMarked
package plateau.server.store.postgres;

import org.jspecify.annotations.NullMarked;
