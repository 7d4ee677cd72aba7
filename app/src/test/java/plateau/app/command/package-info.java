/** Tests of this package. */
@NullMarked
package plateau.app.command;

import org.jspecify.annotations.NullMarked;
