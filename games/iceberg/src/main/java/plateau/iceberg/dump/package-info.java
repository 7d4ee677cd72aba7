/**
 * State dumps of the original contest (docs/rules/iceberg.md, 11.1): written from our replays, and
 * read into them.
 */
@NullMarked
package plateau.iceberg.dump;

import org.jspecify.annotations.NullMarked;
