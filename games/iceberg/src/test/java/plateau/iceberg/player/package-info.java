@NullMarked
package plateau.iceberg.player;

import org.jspecify.annotations.NullMarked;
