/** What people see of a simulation: how far it is, and what it found. */
@NullMarked
package plateau.app.simulate;

import org.jspecify.annotations.NullMarked;
