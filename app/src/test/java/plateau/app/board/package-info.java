/** Tests of this package. */
@NullMarked
package plateau.app.board;

import org.jspecify.annotations.NullMarked;
