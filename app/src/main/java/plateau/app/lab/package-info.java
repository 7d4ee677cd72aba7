/** What the lab says at a terminal. */
@NullMarked
package plateau.app.lab;

import org.jspecify.annotations.NullMarked;
