package plateau.panic.rules;

import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.view.TaskKind;

/** What somebody can do in his turn in a room where one of his characters stands. */
abstract class RoomAction<M extends PanicMove> extends Action<M> {

  RoomAction(Phrase<M> phrase) {
    super(phrase, TaskKind.TURN_ACTION);
  }

  /** The trooper's room first; where both stand in one, it is offered once. */
  @Override
  final void offer(PanicState state, long task, MoveList moves) {
    int trooper = state.roomOf(Role.TROOPER);
    int android = state.roomOf(Role.ANDROID);
    if (trooper != Crew.NOWHERE) {
      offerIn(state, trooper, moves);
    }
    if (android != trooper && android != Crew.NOWHERE) {
      offerIn(state, android, moves);
    }
  }

  /** Adds what is legal in this room. */
  abstract void offerIn(PanicState state, int room, MoveList moves);
}
