/**
 * Codroid-19, a cooperative game about an epidemic. The rules, with the section numbers that
 * comments cite, are in docs/rules/codroid.md. Read {@link plateau.codroid.rules.Turn} first: it is
 * the sequence of play.
 */
@NullMarked
package plateau.codroid;

import org.jspecify.annotations.NullMarked;
