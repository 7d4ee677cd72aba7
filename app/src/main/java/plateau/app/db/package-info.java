/** The server's database: named, copied, and compared with the rules. */
@NullMarked
package plateau.app.db;

import org.jspecify.annotations.NullMarked;
