@NullMarked
package plateau.app.companion;

import org.jspecify.annotations.NullMarked;
