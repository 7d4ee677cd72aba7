/**
 * Many matches of Iceberg on one map, side by side: for simulations by the hundred thousand and for
 * programs that learn. Read {@link plateau.iceberg.batch.IceBatch} first. The rules are those of
 * the engine, which stays the one to ask about a single match.
 */
@NullMarked
package plateau.iceberg.batch;

import org.jspecify.annotations.NullMarked;
