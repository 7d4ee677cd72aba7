/** Texts that people write for a game, such as maps and teams, and what is wrong with them. */
@NullMarked
package plateau.kernel.document;

import org.jspecify.annotations.NullMarked;
