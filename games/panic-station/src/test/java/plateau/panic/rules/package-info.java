/** The worked examples, rulings and invariants of docs/rules/panic-station.md. */
@NullMarked
package plateau.panic.rules;

import org.jspecify.annotations.NullMarked;
