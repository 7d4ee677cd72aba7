@NullMarked
package plateau.page.instead;

import org.jspecify.annotations.NullMarked;
