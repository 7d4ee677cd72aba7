@NullMarked
package plateau.panic.station;

import org.jspecify.annotations.NullMarked;
