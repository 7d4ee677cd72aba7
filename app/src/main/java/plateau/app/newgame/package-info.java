/** Writing a new game: a project of its own, or a module of this repository. */
@NullMarked
package plateau.app.newgame;

import org.jspecify.annotations.NullMarked;
