@NullMarked
package plateau.players.search;

import org.jspecify.annotations.NullMarked;
