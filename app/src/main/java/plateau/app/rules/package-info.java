/** Rules pages, written in Markdown, as text for a terminal. */
@NullMarked
package plateau.app.rules;

import org.jspecify.annotations.NullMarked;
