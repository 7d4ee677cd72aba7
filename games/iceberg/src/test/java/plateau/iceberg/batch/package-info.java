@NullMarked
package plateau.iceberg.batch;

import org.jspecify.annotations.NullMarked;
