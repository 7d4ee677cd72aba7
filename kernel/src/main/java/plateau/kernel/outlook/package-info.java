/** What a move leads to, told by the game once, for boards, hints, people and programs to show. */
@NullMarked
package plateau.kernel.outlook;

import org.jspecify.annotations.NullMarked;
