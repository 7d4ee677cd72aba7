/** What a side can decide: the commands of the rules page's "Decision points". */
@NullMarked
package plateau.deadzone.command;

import org.jspecify.annotations.NullMarked;
