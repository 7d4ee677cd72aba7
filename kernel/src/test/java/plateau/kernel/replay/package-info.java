@NullMarked
package plateau.kernel.replay;

import org.jspecify.annotations.NullMarked;
