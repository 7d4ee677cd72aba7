/** What an attack between two figures would do, wherever they stand: exact, before any die. */
@NullMarked
package plateau.deadzone.odds;

import org.jspecify.annotations.NullMarked;
