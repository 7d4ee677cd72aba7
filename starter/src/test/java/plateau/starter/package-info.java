@NullMarked
package plateau.starter;

import org.jspecify.annotations.NullMarked;
