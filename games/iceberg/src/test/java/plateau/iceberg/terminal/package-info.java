@NullMarked
package plateau.iceberg.terminal;

import org.jspecify.annotations.NullMarked;
