/** The {@code serve} command, and what the server needs of the machine it runs on. */
@NullMarked
package plateau.app.serve;

import org.jspecify.annotations.NullMarked;
