/** Deadzone's board as text, what can be asked about it, and the odds of what can be done. */
@NullMarked
package plateau.deadzone.terminal;

import org.jspecify.annotations.NullMarked;
