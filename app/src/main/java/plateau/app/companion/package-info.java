/** The tabletop companion in the terminal: set-up, dialogue, and what can be told at any time. */
@NullMarked
package plateau.app.companion;

import org.jspecify.annotations.NullMarked;
