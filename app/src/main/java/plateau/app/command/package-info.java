/** One class for each command, and how the command line is read. */
@NullMarked
package plateau.app.command;

import org.jspecify.annotations.NullMarked;
