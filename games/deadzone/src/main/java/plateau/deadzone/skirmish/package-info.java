/** A skirmish: its position, the rules that change it, and what they foretell (A4 to A13). */
@NullMarked
package plateau.deadzone.skirmish;

import org.jspecify.annotations.NullMarked;
