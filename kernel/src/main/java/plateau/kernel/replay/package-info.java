/** Matches as files of JSON lines: written, read strictly, and verified. */
@NullMarked
package plateau.kernel.replay;

import org.jspecify.annotations.NullMarked;
