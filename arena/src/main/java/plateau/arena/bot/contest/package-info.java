/**
 * Folders of contestants of the original Iceberg contest, played as they are:
 * docs/rules/iceberg-contest-interface.md. What runs them is in bots/iceberg-contest.
 */
@NullMarked
package plateau.arena.bot.contest;

import org.jspecify.annotations.NullMarked;
