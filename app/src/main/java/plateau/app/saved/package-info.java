/** Matches in files: found, opened, and never mistaken for one another. */
@NullMarked
package plateau.app.saved;

import org.jspecify.annotations.NullMarked;
