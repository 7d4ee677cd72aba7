package plateau.deadzone.view;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.jade.procedure.ActionCard;

/**
 * What the active figure has done with its activation (A6.4).
 *
 * @param shorts short actions left
 * @param used the kinds of short actions paid for
 * @param acted whether it has done anything but stand up
 * @param over whether it has ended
 * @param spent command dice spent on it
 * @param steadyAim whether the next Shoot test re-rolls every failed die (A11.3)
 * @param drawn the cards that JADE drew for it, in their order
 * @param card the last of them, which it plays
 * @param dice the command dice that the cards brought and that are left
 * @param memory where in its procedure JADE is, for JADE alone to read
 */
public record ActivationSeen(
    FigureId figure,
    Side side,
    int shorts,
    boolean longUsed,
    List<ActionKind> used,
    boolean acted,
    boolean pickedUp,
    boolean over,
    List<CommandDie> spent,
    boolean steadyAim,
    boolean bloodRush,
    List<String> drawn,
    Optional<ActionCard> card,
    List<CommandDie> dice,
    long memory) {

  public ActivationSeen {
    used = List.copyOf(used);
    spent = List.copyOf(spent);
    drawn = List.copyOf(drawn);
    dice = List.copyOf(dice);
  }
}
