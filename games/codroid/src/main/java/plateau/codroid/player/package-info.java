/** Computer players that only Codroid has. */
@NullMarked
package plateau.codroid.player;

import org.jspecify.annotations.NullMarked;
