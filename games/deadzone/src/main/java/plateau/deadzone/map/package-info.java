/** Deadzone's maps: the text of a map file read, checked (A12) and written. */
@NullMarked
package plateau.deadzone.map;

import org.jspecify.annotations.NullMarked;
