/** Codroid's companion. */
@NullMarked
package plateau.codroid.companion;

import org.jspecify.annotations.NullMarked;
