package plateau.deadzone.view;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.StrikeTeam;

/**
 * One side.
 *
 * @param points victory points
 * @param dice its command dice
 * @param mines the cubes of its mines
 * @param cards the decks, if JADE plays it
 */
public record SideSeen(
    Side side,
    StrikeTeam team,
    int points,
    List<CommandDie> dice,
    List<String> mines,
    List<FigureSeen> figures,
    Optional<CardsSeen> cards) {

  public SideSeen {
    dice = List.copyOf(dice);
    mines = List.copyOf(mines);
    figures = List.copyOf(figures);
  }
}
