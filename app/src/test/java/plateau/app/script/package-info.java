/** Tests of this package. */
@NullMarked
package plateau.app.script;

import org.jspecify.annotations.NullMarked;
