/** Tests of this package. */
@NullMarked
package plateau.app.tournament;

import org.jspecify.annotations.NullMarked;
