/** The command as people meet it: arguments in, text and an exit code out. */
@NullMarked
package plateau.app;

import org.jspecify.annotations.NullMarked;
