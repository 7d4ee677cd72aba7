/** What comes over a wire and goes over it: bodies, answers, refusals, sockets. */
@NullMarked
package plateau.server.wire;

import org.jspecify.annotations.NullMarked;
