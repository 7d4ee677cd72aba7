/** The board of Iceberg as text. */
@NullMarked
package plateau.iceberg.terminal;

import org.jspecify.annotations.NullMarked;
