/** Matches without people: given draws and given moves, told as JSON lines. */
@NullMarked
package plateau.app.script;

import org.jspecify.annotations.NullMarked;
