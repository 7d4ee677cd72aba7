package plateau.panic.rules;

import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.Run;
import plateau.panic.rules.PanicMove.RunOn;
import plateau.panic.rules.PanicMove.StayHere;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** Section 9, point 3, decision 8: the free move of a corridor. */
final class RunningOn extends Action<Run> {

  private static final Verb<Run> RUN = Verb.of("run", "direction", Direction.ALL, RunOn::new);
  private static final Verb<Run> STAY = Verb.of("stay", new StayHere());

  RunningOn() {
    super(Verb.either(RUN, STAY), TaskKind.RUN);
  }

  /** The character in the corridor. */
  private static Role runner(long task) {
    return Role.ALL.get(Agenda.a(task));
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int room = state.roomOf(runner(task));
    boolean security = state.passesSecurity(state.current);
    for (Direction side : Direction.ALL) {
      if (state.station.leads(room, side, security)) {
        moves.append(RUN.get(side.ordinal()));
      }
    }
    moves.append(STAY.get(0));
  }

  @Override
  Message whyNot(PanicState state, long task, Run move) {
    return switch (move) {
      case RunOn(var direction) -> Entering.whyNot(state, runner(task), direction);
      case StayHere _ -> Actions.decideFirst(Agenda.kind(task));
    };
  }

  @Override
  Stream<Run> meant(PanicState state, Named thing) {
    return thing instanceof Room room
        ? Entering.waysInto(state, runner(state.agenda.top()), room).map(RunOn::new)
        : Stream.empty();
  }

  @Override
  boolean leavesSearch(PanicState state, Run move) {
    return switch (move) {
      case RunOn(var direction) ->
          FirstSearch.isPossibleFrom(state, runner(state.agenda.top()), direction, 0);
      case StayHere _ -> true;
    };
  }

  @Override
  Prospect foretell(Things things, Run move, Prospect prospect) {
    return switch (move) {
      case RunOn(var direction) ->
          Entering.foretell(things, runner(things.state.agenda.top()), direction, prospect);
      case StayHere _ -> prospect;
    };
  }

  /** Decision 8. R77: declining uses nothing up. */
  @Override
  void play(PanicState state, Run move, Chance chance, Journal journal) {
    Role role = runner(state.agenda.pop());
    switch (move) {
      case RunOn(var direction) -> {
        state.turn.useRun(role, state.roomOf(role));
        Entering.enter(state, role, direction, journal);
      }
      case StayHere _ -> {
        if (journal.isOn()) {
          journal.add(new Happening.StayedInRun(Member.of(Member.index(state.current, role))));
        }
      }
    }
  }
}
