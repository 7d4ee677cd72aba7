@NullMarked
package plateau.app.page;

import org.jspecify.annotations.NullMarked;
