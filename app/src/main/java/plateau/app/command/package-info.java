/** What commands share: how arguments are read, and the words of all commands. */
@NullMarked
package plateau.app.command;

import org.jspecify.annotations.NullMarked;
