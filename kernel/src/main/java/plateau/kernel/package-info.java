/** What a game is. Read {@link plateau.kernel.Game} first, then {@link plateau.kernel.State}. */
@NullMarked
package plateau.kernel;

import org.jspecify.annotations.NullMarked;
