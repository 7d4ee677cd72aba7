/** The kits for bots, tried with the languages that are installed here. */
@NullMarked
package plateau.app.bots;

import org.jspecify.annotations.NullMarked;
