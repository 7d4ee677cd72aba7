/** Tests of this package. */
@NullMarked
package plateau.app.soak;

import org.jspecify.annotations.NullMarked;
