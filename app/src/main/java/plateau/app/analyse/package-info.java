/** What an analysis says, in the terminal. */
@NullMarked
package plateau.app.analyse;

import org.jspecify.annotations.NullMarked;
