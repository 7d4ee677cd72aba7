package plateau.panic.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 18: the options of the decision on top of the agenda. */
final class LegalMoves {

  private LegalMoves() {}

  static List<PanicMove> of(PanicState state) {
    long task = state.agenda.top();
    MoveList moves = new MoveList();
    Actions.offer(state, task, moves);
    return switch (Agenda.kind(task)) {
      case TURN_ACTION, RUN -> FirstSearch.allowedActions(state, moves);
      case PLACE_ROOM -> FirstSearch.allowedPlacements(state, moves);
      default -> moves;
    };
  }

  /** The only option, or null when there are several; then they stay known. */
  static @Nullable PanicMove onlyOne(PanicState state) {
    List<PanicMove> moves = state.moves();
    if (moves.size() > 1) {
      return null;
    }
    state.forgetMoves();
    return moves.getFirst();
  }
}
