/** The players' pairs of characters (section 3.4): where they stand, how they are, who is what. */
@NullMarked
package plateau.panic.crew;

import org.jspecify.annotations.NullMarked;
