/** Tables with a row for each game, written as CSV and as Parquet. */
@NullMarked
package plateau.arena.rows;

import org.jspecify.annotations.NullMarked;
