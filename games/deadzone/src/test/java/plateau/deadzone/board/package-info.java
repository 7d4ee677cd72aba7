@NullMarked
package plateau.deadzone.board;

import org.jspecify.annotations.NullMarked;
