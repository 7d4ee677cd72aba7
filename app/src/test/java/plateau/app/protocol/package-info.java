/** What docs/protocol publishes, held against what is really said. */
@NullMarked
package plateau.app.protocol;

import org.jspecify.annotations.NullMarked;
