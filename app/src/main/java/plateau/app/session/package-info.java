/**
 * One run of the command: the terminal, its words, what the shell is told, and files that people
 * name.
 */
@NullMarked
package plateau.app.session;

import org.jspecify.annotations.NullMarked;
