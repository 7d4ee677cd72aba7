@NullMarked
package plateau.page;

import org.jspecify.annotations.NullMarked;
