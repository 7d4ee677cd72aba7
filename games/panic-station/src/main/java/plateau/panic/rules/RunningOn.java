package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;

/** Section 9, point 3, decision 8: the free move of a corridor. */
final class RunningOn {

  private RunningOn() {}

  /** Decision 8. */
  static void run(PanicState state, Direction direction, Journal journal) {
    Role role = Role.ALL.get(Agenda.a(state.agenda.pop()));
    state.turn.useRun(role, state.roomOf(role));
    Entering.enter(state, role, direction, journal);
  }

  /** R77: declining uses nothing up. */
  static void stay(PanicState state, Journal journal) {
    Role role = Role.ALL.get(Agenda.a(state.agenda.pop()));
    if (journal.isOn()) {
      journal.add(new Happening.StayedInRun(Member.of(Member.index(state.current, role))));
    }
  }
}
