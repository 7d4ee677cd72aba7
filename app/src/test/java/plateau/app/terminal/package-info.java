/** Tests of this package. */
@NullMarked
package plateau.app.terminal;

import org.jspecify.annotations.NullMarked;
