/** The action cards (B7.2), one file each: whom a card is about, and its steps. */
@NullMarked
package plateau.deadzone.jade.card;

import org.jspecify.annotations.NullMarked;
