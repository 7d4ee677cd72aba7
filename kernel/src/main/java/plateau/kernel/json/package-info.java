/**
 * The little JSON that replay files and views need, so that the kernel depends on the JDK alone.
 */
@NullMarked
package plateau.kernel.json;

import org.jspecify.annotations.NullMarked;
