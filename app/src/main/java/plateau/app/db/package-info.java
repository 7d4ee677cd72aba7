/** What is in a database, compared with the rules. */
@NullMarked
package plateau.app.db;

import org.jspecify.annotations.NullMarked;
