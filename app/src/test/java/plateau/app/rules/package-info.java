/** Tests of this package. */
@NullMarked
package plateau.app.rules;

import org.jspecify.annotations.NullMarked;
