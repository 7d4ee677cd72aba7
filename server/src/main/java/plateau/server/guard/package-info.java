/** Who is let in, and how much of everything they may have. */
@NullMarked
package plateau.server.guard;

import org.jspecify.annotations.NullMarked;
