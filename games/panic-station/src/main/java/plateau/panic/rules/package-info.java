/**
 * The rules: one position, what may be decided in it, and what comes of it. Comments cite the
 * sections of docs/rules/panic-station.md.
 */
@NullMarked
package plateau.panic.rules;

import org.jspecify.annotations.NullMarked;
