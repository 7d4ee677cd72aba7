/** The actions of A7, one file each: who may do it, and what it does. */
@NullMarked
package plateau.deadzone.action;

import org.jspecify.annotations.NullMarked;
