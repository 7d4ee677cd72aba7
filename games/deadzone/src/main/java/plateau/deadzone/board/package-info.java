/**
 * Deadzone's board: cubes, their order and names, sets of them, and the terrain that stands on it
 * (A1).
 */
@NullMarked
package plateau.deadzone.board;

import org.jspecify.annotations.NullMarked;
