/** As much of the Parquet format as a flat table of numbers and texts needs. */
@NullMarked
package plateau.arena.rows.parquet;

import org.jspecify.annotations.NullMarked;
