package plateau.deadzone.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.chance.Chance;
import plateau.kernel.player.Decision;
import plateau.kernel.player.Player;
import plateau.kernel.player.PlayerKind;
import plateau.kernel.words.Message;

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
    return best(moves, judge(state, attacks, moves));
  }

  /** What a command is worth, in victory points; only the differences matter. */
  @FunctionalInterface
  private interface Judge {
    double worth(Command command);
  }

  private static Judge judge(DeadzoneState state, Attacks attacks, List<Command> moves) {
    // C1.4: only an activation can be ended.
    return moves.getLast() instanceof Command.EndActivation
        ? new Activity(state, attacks, moves)::of
        : new Occasions(state, attacks)::of;
  }

  // The first of the best.
  private static Command best(List<Command> moves, Judge judge) {
    Command best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Command move : moves) {
      double worth = judge.worth(move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
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
      if (!argument.isEmpty()) {
        throw new IllegalSetup(Message.of("player.greedy.argument", "found", argument));
      }
      return new Greedy(chance);
    }
  }
}
