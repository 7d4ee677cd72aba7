/** Tests of this package. */
@NullMarked
package plateau.app.play;

import org.jspecify.annotations.NullMarked;
