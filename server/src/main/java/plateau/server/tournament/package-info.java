/** Tournaments that are played in a folder beside the server, as pages show them. */
@NullMarked
package plateau.server.tournament;

import org.jspecify.annotations.NullMarked;
