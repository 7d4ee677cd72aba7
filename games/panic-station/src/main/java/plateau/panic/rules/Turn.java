package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** Section 6: the course of a turn. */
final class Turn {

  private Turn() {}

  static void beginNext(PanicState state, Chance chance, Journal journal) {
    begin(state, state.crew.nextLiving(state.current), chance, journal);
  }

  static void begin(PanicState state, int seat, Chance chance, Journal journal) {
    state.current = seat;
    state.turnNumber++;
    state.turn = new TurnNotes();
    if (journal.isOn()) {
      journal.add(new Happening.TurnBegan(state.turnNumber, Colour.ALL.get(seat)));
    }
    state.agenda.push(TaskKind.TAKE_TURN);
    if (state.marker == seat && state.markerActive) {
      ParasitePhase.begin(state, chance, journal);
    }
  }

  /** Points 2 to 4; a player who was eliminated in his parasite phase has no turn (R11). */
  static void take(PanicState state, Journal journal) {
    int seat = state.current;
    if (!state.crew.isAlive(seat)) {
      return;
    }
    if (state.marker == seat && !state.markerActive) {
      state.markerActive = true;
      if (journal.isOn()) {
        journal.add(new Happening.MarkerActivated(Colour.ALL.get(seat)));
      }
    }
    if ((state.begun >> seat & 1) == 0) {
      beginFirst(state, journal);
    }
    state.turn.actionPoints = state.crew.actionPoints(seat);
    state.agenda.push(TaskKind.TURN_ACTION);
  }

  /** Point 3: this is not entering. */
  private static void beginFirst(PanicState state, Journal journal) {
    state.begun |= 1 << state.current;
    state.turn.searchOwed = true;
    for (Role role : Role.ALL) {
      state.crew.place(Member.index(state.current, role), Rooms.REACTOR);
    }
    if (journal.isOn()) {
      journal.add(new Happening.PairArrived(Colour.ALL.get(state.current)));
    }
  }
}
