package plateau.deadzone.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.chance.Chance;

/**
 * Takes what looks best now: shots and fights by their exact odds, objectives, cover. It looks at
 * an imagined position, so what lies face down is unknown to it, and no further ahead than to the
 * end of an activation.
 */
public final class Greedy implements Player<DeadzoneState, Command> {

  private final Chance chance;
  private @Nullable Attacks known;

  Greedy(Chance chance) {
    this.chance = chance;
  }

  @Override
  public Command decide(Decision<DeadzoneState, Command> decision) {
    List<Command> moves = decision.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    DeadzoneState state = decision.imagine(chance);
    Attacks attacks = known == null ? Attacks.in(state) : known.on(state);
    known = attacks;
    return Appraisal.of(state, attacks, moves).best(moves);
  }

  /** {@code greedy}. */
  public static final class Kind implements PlayerKind<DeadzoneState, Command> {

    @Override
    public String id() {
      return "greedy";
    }

    @Override
    public Player<DeadzoneState, Command> create(
        Game<DeadzoneState, Command> game, String argument, Chance chance) {
      takeNothing(argument);
      return new Greedy(chance);
    }
  }
}
