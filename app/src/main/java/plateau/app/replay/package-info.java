/** Saved matches told again, checked, and written in other forms. */
@NullMarked
package plateau.app.replay;

import org.jspecify.annotations.NullMarked;
