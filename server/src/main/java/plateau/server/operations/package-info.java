/** How a server is run: its settings and limits, its time, what it counts and what it logs. */
@NullMarked
package plateau.server.operations;

import org.jspecify.annotations.NullMarked;
