@NullMarked
package plateau.table;

import org.jspecify.annotations.NullMarked;
