package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** Section 9, point 2, decision 3: whom he trades with. */
final class TradingWith {

  private TradingWith() {}

  /** The answer to a meeting. Both are always asked, even with one legal card (section 16). */
  static void tradeWith(PanicState state, int partner, Journal journal) {
    int role = Agenda.a(state.agenda.pop());
    if (journal.isOn()) {
      Room room = Room.of(state.roomOf(Role.ALL.get(role)));
      journal.add(
          new Happening.TradeBegan(Colour.ALL.get(state.current), Colour.ALL.get(partner), room));
    }
    state.agenda.push(TaskKind.OFFER, role, partner);
  }
}
