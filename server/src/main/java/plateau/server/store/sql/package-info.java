/** What stores in a database with SQL have in common. */
@NullMarked
package plateau.server.store.sql;

import org.jspecify.annotations.NullMarked;
