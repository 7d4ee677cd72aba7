/** Tests of this package. */
@NullMarked
package plateau.app.match;

import org.jspecify.annotations.NullMarked;
