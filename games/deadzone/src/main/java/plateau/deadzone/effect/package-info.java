/** What attacks and mishaps do to figures (A5.3, A7.9). */
@NullMarked
package plateau.deadzone.effect;

import org.jspecify.annotations.NullMarked;
