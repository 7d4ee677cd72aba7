/** Tests of the lab. */
@NullMarked
package plateau.arena.lab;

import org.jspecify.annotations.NullMarked;
