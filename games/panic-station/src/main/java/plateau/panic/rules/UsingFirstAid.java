package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.view.TaskKind;

/** 11.2: the first-aid kit. */
final class UsingFirstAid {

  private UsingFirstAid() {}

  /** R43: the cost is an option. */
  static int costOfKit(PanicState state) {
    return state.options.firstAidCostsAp() ? 1 : 0;
  }

  /** Whether there is a wounded character that this one could treat, himself included. */
  static boolean hasPatient(PanicState state, Role role) {
    int room = state.roomOf(role);
    if (room == Crew.NOWHERE) {
      return false;
    }
    for (int left = state.crew.standingIn(room); left != 0; left &= left - 1) {
      if (state.crew.isWounded(Integer.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  static void withKit(PanicState state, Role role, Journal journal) {
    state.pay(costOfKit(state));
    FromHand.discard(state, state.current, CardKind.FIRST_AID_KIT);
    if (journal.isOn()) {
      int member = Member.index(state.current, role);
      journal.add(new Happening.KitUsed(Member.of(member)));
    }
    state.agenda.push(TaskKind.FIRST_AID, role.ordinal());
  }
}
