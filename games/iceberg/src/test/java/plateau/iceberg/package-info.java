@NullMarked
package plateau.iceberg;

import org.jspecify.annotations.NullMarked;
