/**
 * Search over policies: orders of things to take, tried in many games. Start with {@link
 * plateau.arena.lab.Lab}.
 */
@NullMarked
package plateau.arena.lab;

import org.jspecify.annotations.NullMarked;
