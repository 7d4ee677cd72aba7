/** The server: live tables over HTTP and WebSocket. */
@NullMarked
package plateau.server;

import org.jspecify.annotations.NullMarked;
