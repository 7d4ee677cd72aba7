package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.view.TaskKind;

/** 8.5, decision 9: searching alone or with a partner. */
final class TeamSearching {

  private TeamSearching() {}

  /** Point 2: the characters who can be partners in a team search here, as bits. */
  static int partners(PanicState state, int room) {
    return state.turn.hasAttackedIn(room) ? 0 : state.crew.othersIn(room, state.current);
  }

  static boolean isPartner(int partners, int seat) {
    return (partners & Crew.pair(seat)) != 0;
  }

  static void alone(PanicState state, Journal journal) {
    int room = Agenda.a(state.agenda.pop());
    if (journal.isOn()) {
      journal.add(new Happening.SearchedAlone(Colour.ALL.get(state.current)));
    }
    state.agenda.push(TaskKind.DRAW, state.current, 1, room);
  }

  /** The first card for himself, the second for the partner. */
  static void with(PanicState state, int partner, Journal journal) {
    int room = Agenda.a(state.agenda.pop());
    if (journal.isOn()) {
      journal.add(
          new Happening.SearchedTogether(Colour.ALL.get(state.current), Colour.ALL.get(partner)));
    }
    state.agenda.push(TaskKind.DRAW, partner, 1, room);
    state.agenda.push(TaskKind.DRAW, state.current, 1, room);
  }
}
