/** What a skirmish is about (A10.2), and the files that say so. */
@NullMarked
package plateau.deadzone.mission;

import org.jspecify.annotations.NullMarked;
