package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;

/** 8.6: the grenade. */
final class ThrowingGrenade {

  private ThrowingGrenade() {}

  /**
   * 1 wound to everything in an adjacent room, own characters included; vests do not help (R40).
   */
  static void throwGrenade(PanicState state, Role role, Direction direction, Journal journal) {
    int seat = state.current;
    int room = state.station.neighbour(state.roomOf(role), direction);
    int living = state.crew.livingPlayers();
    state.pay(1);
    FromHand.discard(state, seat, CardKind.GRENADE);
    if (journal.isOn()) {
      journal.add(new Happening.GrenadeThrown(Member.of(Member.index(seat, role)), Room.of(room)));
    }
    if (state.crew.othersIn(room, seat) != 0) {
      state.turn.attack(role, room);
    }
    ParasiteWounds.blastParasites(state, room, journal);
    for (int left = state.crew.standingIn(room); left != 0; left &= left - 1) {
      int member = Integer.numberOfTrailingZeros(left);
      Role hit = Role.ALL.get(member & 1);
      Damage.wound(state, Member.seatOf(member), hit, 1, true, journal);
    }
    Endings.checkDeaths(state, living, journal);
  }
}
