@NullMarked
package plateau.deadzone.odds;

import org.jspecify.annotations.NullMarked;
