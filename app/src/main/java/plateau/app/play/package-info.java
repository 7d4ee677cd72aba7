/** Playing in the terminal: the table, the conversation with the people at it, and saved games. */
@NullMarked
package plateau.app.play;

import org.jspecify.annotations.NullMarked;
