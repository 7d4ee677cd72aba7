@NullMarked
package plateau.kernel.imagine;

import org.jspecify.annotations.NullMarked;
