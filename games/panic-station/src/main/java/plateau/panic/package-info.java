/**
 * Panic Station, a hidden traitor in a station overrun by parasites. The rules, with the section
 * numbers that comments cite, are in docs/rules/panic-station.md.
 */
@NullMarked
package plateau.panic;

import org.jspecify.annotations.NullMarked;
