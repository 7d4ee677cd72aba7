/**
 * How a new table comes to be: ordered, forked or played again, with its seats and their secrets.
 */
@NullMarked
package plateau.table.order;

import org.jspecify.annotations.NullMarked;
