@NullMarked
package plateau.panic.terminal;

import org.jspecify.annotations.NullMarked;
