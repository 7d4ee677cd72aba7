/** The board of Iceberg as text. */
@NullMarked
package plateau.app.board.iceberg;

import org.jspecify.annotations.NullMarked;
