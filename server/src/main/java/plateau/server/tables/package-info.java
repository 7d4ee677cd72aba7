/** The tables that somebody uses, each in its turn, over the store. */
@NullMarked
package plateau.server.tables;

import org.jspecify.annotations.NullMarked;
