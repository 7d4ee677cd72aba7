/** Drives a server with many real clients and measures it. */
@NullMarked
package plateau.app.load;

import org.jspecify.annotations.NullMarked;
