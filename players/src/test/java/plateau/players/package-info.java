@NullMarked
package plateau.players;

import org.jspecify.annotations.NullMarked;
