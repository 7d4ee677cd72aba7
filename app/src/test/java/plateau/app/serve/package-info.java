@NullMarked
package plateau.app.serve;

import org.jspecify.annotations.NullMarked;
