@NullMarked
package plateau.deadzone.outlook;

import org.jspecify.annotations.NullMarked;
