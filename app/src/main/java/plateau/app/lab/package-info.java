/** The lab: which games it knows, and what it says. */
@NullMarked
package plateau.app.lab;

import org.jspecify.annotations.NullMarked;
