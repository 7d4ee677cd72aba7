/** Where computers think: for moves, for hints and for analyses. */
@NullMarked
package plateau.server.minds;

import org.jspecify.annotations.NullMarked;
