/** Tests of this package. */
@NullMarked
package plateau.app.document;

import org.jspecify.annotations.NullMarked;
