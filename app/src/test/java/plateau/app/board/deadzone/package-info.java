@NullMarked
package plateau.app.board.deadzone;

import org.jspecify.annotations.NullMarked;
