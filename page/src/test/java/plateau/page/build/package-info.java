@NullMarked
package plateau.page.build;

import org.jspecify.annotations.NullMarked;
