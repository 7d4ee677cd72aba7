/** What people write for games, such as maps and teams: checked, shown and generated. */
@NullMarked
package plateau.app.document;

import org.jspecify.annotations.NullMarked;
