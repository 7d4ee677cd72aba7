/** What a seat, a spectator or the referee may know (section 16), as records. */
@NullMarked
package plateau.panic.view;

import org.jspecify.annotations.NullMarked;
