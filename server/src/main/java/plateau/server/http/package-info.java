/** The server's doors: REST, WebSockets and the files of the web client. */
@NullMarked
package plateau.server.http;

import org.jspecify.annotations.NullMarked;
