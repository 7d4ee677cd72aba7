/** What the store does when it is killed, or finds a file that was damaged. */
@NullMarked
package plateau.server.faults;

import org.jspecify.annotations.NullMarked;
