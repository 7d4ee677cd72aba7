/** A game of the companion as a text file: the set-up, and what was said, a line each. */
@NullMarked
package plateau.deadzone.companion.save;

import org.jspecify.annotations.NullMarked;
