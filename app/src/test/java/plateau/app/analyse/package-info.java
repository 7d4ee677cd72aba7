/** Tests of this package. */
@NullMarked
package plateau.app.analyse;

import org.jspecify.annotations.NullMarked;
