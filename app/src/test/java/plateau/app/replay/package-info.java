/** Tests of this package. */
@NullMarked
package plateau.app.replay;

import org.jspecify.annotations.NullMarked;
