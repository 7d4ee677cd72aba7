package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.8: the sick bay. */
final class HealingInSickBay {

  static final int SICK_BAY = RoomCard.of("sick-bay").number();
  static final int BEDS = Rooms.inner(SICK_BAY);

  private HealingInSickBay() {}

  static boolean isInBed(PanicState state, Role role) {
    int member = Member.index(state.current, role);
    return state.crew.room(member) == BEDS && state.crew.isWounded(member);
  }

  static void inSickBay(PanicState state, Journal journal) {
    state.pay(1);
    state.turn.sickBayUsed = true;
    if (journal.isOn()) {
      journal.add(new Happening.SickBayUsed(Colour.ALL.get(state.current)));
    }
    state.agenda.push(TaskKind.HEAL_IN_BAY);
    Icons.useIcon(state, BEDS, SICK_BAY);
  }
}
