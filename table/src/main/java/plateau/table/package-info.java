/**
 * What a live table is, without server, store or threads of its own: messages come in, messages go
 * out. Everything here belongs to the turn of one table.
 */
@NullMarked
package plateau.table;

import org.jspecify.annotations.NullMarked;
