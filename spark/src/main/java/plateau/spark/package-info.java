/** Simulations on an Apache Spark cluster. */
@NullMarked
package plateau.spark;

import org.jspecify.annotations.NullMarked;
