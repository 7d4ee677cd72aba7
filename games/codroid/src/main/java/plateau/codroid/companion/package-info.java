/** Codroid on a real board: what to move, place by place, with real dice or without. */
@NullMarked
package plateau.codroid.companion;

import org.jspecify.annotations.NullMarked;
