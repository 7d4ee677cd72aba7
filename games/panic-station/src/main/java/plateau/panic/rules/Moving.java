package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;

/** 8.4: moving. */
final class Moving {

  private Moving() {}

  static void move(PanicState state, Role role, Direction direction, Journal journal) {
    state.pay(1);
    Entering.enter(state, role, direction, journal);
  }
}
