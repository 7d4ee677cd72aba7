/** The board of Panic Station as text. */
@NullMarked
package plateau.app.board.panic;

import org.jspecify.annotations.NullMarked;
