@NullMarked
package plateau.bench;

import org.jspecify.annotations.NullMarked;
