@NullMarked
package plateau.server;

import org.jspecify.annotations.NullMarked;
