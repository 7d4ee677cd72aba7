@NullMarked
package plateau.deadzone.skirmish;

import org.jspecify.annotations.NullMarked;
