@NullMarked
package plateau.server.http;

import org.jspecify.annotations.NullMarked;
