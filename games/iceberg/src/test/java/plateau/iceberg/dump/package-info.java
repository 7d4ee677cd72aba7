@NullMarked
package plateau.iceberg.dump;

import org.jspecify.annotations.NullMarked;
