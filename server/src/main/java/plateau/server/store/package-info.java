/** What survives a restart, behind an interface that any database can stand in for. */
@NullMarked
package plateau.server.store;

import org.jspecify.annotations.NullMarked;
