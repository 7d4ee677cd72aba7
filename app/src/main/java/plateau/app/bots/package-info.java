/** Programs of bot authors, checked before they play. */
@NullMarked
package plateau.app.bots;

import org.jspecify.annotations.NullMarked;
