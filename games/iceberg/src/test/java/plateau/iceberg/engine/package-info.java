@NullMarked
package plateau.iceberg.engine;

import org.jspecify.annotations.NullMarked;
