@NullMarked
package plateau.kernel.tutorial;

import org.jspecify.annotations.NullMarked;
