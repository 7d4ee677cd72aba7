/** Tests of this package. */
@NullMarked
package plateau.app.simulate;

import org.jspecify.annotations.NullMarked;
