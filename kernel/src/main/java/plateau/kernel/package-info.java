/**
 * What a game is, and what decides for its seats. Read {@link plateau.kernel.Game} first, then
 * {@link plateau.kernel.State}, then {@link plateau.kernel.Player}.
 */
@NullMarked
package plateau.kernel;

import org.jspecify.annotations.NullMarked;
