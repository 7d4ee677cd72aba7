/** A skirmish as it is shown: what everybody may know, and what the referee knows besides. */
@NullMarked
package plateau.deadzone.view;

import org.jspecify.annotations.NullMarked;
