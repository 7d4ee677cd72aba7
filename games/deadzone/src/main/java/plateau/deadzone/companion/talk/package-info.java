/** The companion as the terminal and other screens share it: set-up, figures, what was noted. */
@NullMarked
package plateau.deadzone.companion.talk;

import org.jspecify.annotations.NullMarked;
