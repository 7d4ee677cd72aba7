/**
 * The station: the 20 room cards of section 3.3 and the geometry of section 4, where a card may be
 * laid (section 8.3), and which rooms are next to which.
 */
@NullMarked
package plateau.panic.station;

import org.jspecify.annotations.NullMarked;
