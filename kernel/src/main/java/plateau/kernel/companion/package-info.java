/** What a game's companion is: it talks people through a game on their own table. */
@NullMarked
package plateau.kernel.companion;

import org.jspecify.annotations.NullMarked;
