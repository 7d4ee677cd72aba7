/** Data files that people write: lines of words, and what is wrong with them. */
@NullMarked
package plateau.deadzone.text;

import org.jspecify.annotations.NullMarked;
