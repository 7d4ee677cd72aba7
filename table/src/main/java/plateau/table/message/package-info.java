/** What is said to tables, and what they say: JSON with words for people, and refusals. */
@NullMarked
package plateau.table.message;

import org.jspecify.annotations.NullMarked;
