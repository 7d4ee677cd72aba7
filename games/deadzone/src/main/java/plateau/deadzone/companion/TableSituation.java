package plateau.deadzone.companion;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.FigureType;

/**
 * Where the dialogue stands: what was told so far, and what is asked now.
 *
 * @param lines all that was told, from the start
 * @param prompt empty when the game is over
 * @param linesSinceAnswer how many lines came after the last answer: where a report goes
 * @param round from 1; 0 during deployment
 * @param figures JADE's figures in roster order
 * @param deadEnemies of the roster that was entered
 * @param active the figure that acts now, its card and the dice that it still has
 */
public record TableSituation(
    List<SpokenLine> lines,
    Optional<Prompt> prompt,
    int linesSinceAnswer,
    int round,
    boolean quick,
    List<FigureStatus> figures,
    List<FigureType> deadEnemies,
    Optional<Active> active) {

  /** A figure in its activation; the card is empty until it is dealt. */
  public record Active(FigureType figure, Optional<ActionCard> card, List<CommandDie> dice) {}
}
