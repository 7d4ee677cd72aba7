@NullMarked
package plateau.iceberg.rules;

import org.jspecify.annotations.NullMarked;
