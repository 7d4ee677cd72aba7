package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Rooms;

/** 8.2: burning the Hive. */
final class BurningHive {

  private BurningHive() {}

  /** R57: offered to humans alone. */
  static boolean mayBurnHive(PanicState state) {
    int seat = state.current;
    return state.crew.room(seat, Role.TROOPER) == Rooms.HIVE
        && !state.infection.isInfected(seat)
        && state.piles.count(seat, CardKind.GAS_CAN) >= state.options.gasCansToBurn();
  }

  /** 8.9: the only play that may bring a hand below its minimum. */
  static void burnHive(PanicState state, Journal journal) {
    int seat = state.current;
    state.pay(1);
    for (int i = 0; i < state.options.gasCansToBurn(); i++) {
      FromHand.discard(state, seat, CardKind.GAS_CAN);
    }
    if (journal.isOn()) {
      journal.add(new Happening.HiveBurned(Member.of(Member.index(seat, Role.TROOPER))));
    }
    Endings.hiveBurned(state, journal);
  }
}
