/**
 * Iceberg's maps: the text of section 10 read and written, maps made from chance, and what can be
 * said about a map before anyone plays on it.
 */
@NullMarked
package plateau.iceberg.map;

import org.jspecify.annotations.NullMarked;
