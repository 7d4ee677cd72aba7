package plateau.deadzone.player;

import java.util.List;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;

/** What a command is worth now, in victory points; only the differences matter. */
@FunctionalInterface
interface Appraisal {

  double worth(Command command);

  /** Of the legal moves of a position. */
  static Appraisal of(DeadzoneState state, Attacks attacks, List<Command> moves) {
    // C1.4: only an activation can be ended.
    return moves.getLast() instanceof Command.EndActivation
        ? new Activity(state, attacks, moves)::of
        : new Occasions(state, attacks)::of;
  }

  /** The first of the best. */
  default Command best(List<Command> moves) {
    Command best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Command move : moves) {
      double worth = worth(move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }
}
