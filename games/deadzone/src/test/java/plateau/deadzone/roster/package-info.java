@NullMarked
package plateau.deadzone.roster;

import org.jspecify.annotations.NullMarked;
