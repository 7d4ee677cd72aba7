package plateau.panic.rules;

import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.Move;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** 8.4: moving. */
final class Moving extends Action<Move> {

  private static final Verb<Move> MOVE =
      Verb.of("move", "role", Role.ALL, "direction", Direction.ALL, Move::new);

  Moving() {
    super(MOVE, TaskKind.TURN_ACTION);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    boolean security = state.passesSecurity(state.current);
    for (Role role : Role.ALL) {
      int room = state.roomOf(role);
      if (room != Crew.NOWHERE) {
        for (int i = 0; i < Direction.ALL.size(); i++) {
          if (state.station.leads(room, Direction.ALL.get(i), security)) {
            moves.append(MOVE.get(role.ordinal(), i));
          }
        }
      }
    }
  }

  @Override
  Message whyNot(PanicState state, long task, Move move) {
    return Entering.whyNot(state, move.role(), move.direction());
  }

  /** Of his own characters, and of a room next door. */
  @Override
  Stream<Move> meant(PanicState state, Named thing) {
    if (thing instanceof Room room) {
      return Role.ALL.stream()
          .flatMap(role -> Entering.waysInto(state, role, room).map(side -> new Move(role, side)));
    }
    return MOVE.all().stream()
        .filter(move -> thing.equals(Member.of(Member.index(state.current, move.role()))));
  }

  @Override
  boolean leavesSearch(PanicState state, Move move) {
    return FirstSearch.isPossibleFrom(state, move.role(), move.direction(), 1);
  }

  @Override
  Prospect foretell(Things things, Move move, Prospect prospect) {
    return Entering.foretell(things, move.role(), move.direction(), prospect);
  }

  @Override
  void play(PanicState state, Move move, Chance chance, Journal journal) {
    state.pay(1);
    Entering.enter(state, move.role(), move.direction(), journal);
  }
}
