/** Tests of this package. */
@NullMarked
package plateau.terminal;

import org.jspecify.annotations.NullMarked;
