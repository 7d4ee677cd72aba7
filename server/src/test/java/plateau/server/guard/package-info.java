@NullMarked
package plateau.server.guard;

import org.jspecify.annotations.NullMarked;
