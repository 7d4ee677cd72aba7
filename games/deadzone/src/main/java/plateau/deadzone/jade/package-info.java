/**
 * JADE, the artificial player (Part B): what its cards mean and what it does next, decided from
 * what everybody at the table can see.
 */
@NullMarked
package plateau.deadzone.jade;

import org.jspecify.annotations.NullMarked;
