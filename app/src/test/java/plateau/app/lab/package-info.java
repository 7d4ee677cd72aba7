/** Tests of this package. */
@NullMarked
package plateau.app.lab;

import org.jspecify.annotations.NullMarked;
