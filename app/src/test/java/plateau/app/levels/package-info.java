/** Tests of this package. */
@NullMarked
package plateau.app.levels;

import org.jspecify.annotations.NullMarked;
