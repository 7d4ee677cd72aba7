/**
 * The computer player {@code planner}: docs/decisions/0011-iceberg-planner.md. Read {@link
 * plateau.iceberg.player.TurnPlan} first, then {@link plateau.iceberg.player.Judgement}.
 */
@NullMarked
package plateau.iceberg.player;

import org.jspecify.annotations.NullMarked;
