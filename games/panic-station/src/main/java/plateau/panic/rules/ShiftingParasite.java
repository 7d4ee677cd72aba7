package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Room;

/** 12.1, decision 10: which parasite comes when all are on the board. */
final class ShiftingParasite {

  private ShiftingParasite() {}

  /** Decision 10. */
  static void shift(PanicState state, int disc, Journal journal) {
    int place = Agenda.a(state.agenda.pop());
    state.parasites.shift(disc, place);
    if (journal.isOn()) {
      journal.add(new Happening.ParasiteShifted(Disc.of(disc), Room.of(place)));
    }
  }
}
