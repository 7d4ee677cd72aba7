/** The findings of a simulation as files: rows, a summary, and a page with plots. */
@NullMarked
package plateau.arena.report;

import org.jspecify.annotations.NullMarked;
