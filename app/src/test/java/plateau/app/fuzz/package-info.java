/** Everything that reads what comes from outside, fed with nonsense. docs/security.md. */
@NullMarked
package plateau.app.fuzz;

import org.jspecify.annotations.NullMarked;
