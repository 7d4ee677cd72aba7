@NullMarked
package plateau.codroid.terminal;

import org.jspecify.annotations.NullMarked;
