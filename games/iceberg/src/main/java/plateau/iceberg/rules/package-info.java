/**
 * The rules: one position, what may be decided in it, and what comes of it. Comments cite the
 * sections of docs/rules/iceberg.md.
 */
@NullMarked
package plateau.iceberg.rules;

import org.jspecify.annotations.NullMarked;
