/**
 * Who fights, and with what (A4, A8, A11): figures, weapons, items, strike teams and their files.
 */
@NullMarked
package plateau.deadzone.roster;

import org.jspecify.annotations.NullMarked;
