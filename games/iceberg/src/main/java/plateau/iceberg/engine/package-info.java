/**
 * The rules of Iceberg, sections 1 to 9, as a pure and fast machine: no clock, no thread, no I/O,
 * ints in and codes out. Read {@link plateau.iceberg.engine.Ice} first; {@link
 * plateau.iceberg.engine.Contestant} is the same for one player, as programs see it.
 */
@NullMarked
package plateau.iceberg.engine;

import org.jspecify.annotations.NullMarked;
