@NullMarked
package plateau.iceberg.map;

import org.jspecify.annotations.NullMarked;
