@NullMarked
package plateau.app.fairness;

import org.jspecify.annotations.NullMarked;
