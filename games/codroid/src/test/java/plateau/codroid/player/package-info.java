/** Tests of Codroid's own players. */
@NullMarked
package plateau.codroid.player;

import org.jspecify.annotations.NullMarked;
