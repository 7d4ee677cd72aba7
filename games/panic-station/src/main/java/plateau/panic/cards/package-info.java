/** The object and infection cards of sections 3.1 and 3.2, and where each of them lies (11.1). */
@NullMarked
package plateau.panic.cards;

import org.jspecify.annotations.NullMarked;
