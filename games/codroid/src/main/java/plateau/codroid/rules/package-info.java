/**
 * The rules: one position, what may be decided in it, and what comes of it. Comments cite the
 * sections of docs/rules/codroid.md.
 */
@NullMarked
package plateau.codroid.rules;

import org.jspecify.annotations.NullMarked;
