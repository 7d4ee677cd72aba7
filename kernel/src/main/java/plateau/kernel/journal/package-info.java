/** What happened, in the order in which it happened, and who may know it. */
@NullMarked
package plateau.kernel.journal;

import org.jspecify.annotations.NullMarked;
