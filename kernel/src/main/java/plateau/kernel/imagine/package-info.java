/** What a seat knows of hidden cards, and a deal that fits it: the work of most {@code imagine}. */
@NullMarked
package plateau.kernel.imagine;

import org.jspecify.annotations.NullMarked;
