/**
 * What JADE is made of (Part B): its decks and cards, and the procedure by which a figure acts.
 * Read by JADE on a board, which looks, and by the companion at a real table, which asks. No class
 * of this package has ever seen a board (decision 0051).
 */
@NullMarked
package plateau.deadzone.jade.procedure;

import org.jspecify.annotations.NullMarked;
