/** Positions as text. */
@NullMarked
package plateau.app.board;

import org.jspecify.annotations.NullMarked;
