/**
 * What may come of each command, before it is chosen: ways, lines of sight and exact odds. Rests on
 * what everybody sees, and changes nothing.
 */
@NullMarked
package plateau.deadzone.outlook;

import org.jspecify.annotations.NullMarked;
