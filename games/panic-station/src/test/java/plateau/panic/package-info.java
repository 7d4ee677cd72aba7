/** Tests of Panic Station against docs/rules/panic-station.md. */
@NullMarked
package plateau.panic;

import org.jspecify.annotations.NullMarked;
