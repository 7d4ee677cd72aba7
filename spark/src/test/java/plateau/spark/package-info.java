@NullMarked
package plateau.spark;

import org.jspecify.annotations.NullMarked;
