/** Deadzone and JADE: the game as the platform sees it. Rules in docs/rules/deadzone-jade.md. */
@NullMarked
package plateau.deadzone;

import org.jspecify.annotations.NullMarked;
