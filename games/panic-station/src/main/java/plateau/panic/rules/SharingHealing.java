package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;

/** Decision 11: for whom two points of healing are. */
final class SharingHealing {

  private static final int POINTS = 2;

  private SharingHealing() {}

  /** Decision 11, sick bay: of 2+0, 1+1 and 0+2 those in which every receiver is wounded. */
  static void listShares(PanicState state, MoveList moves) {
    int trooper = Member.index(state.current, Role.TROOPER);
    int android = Member.index(state.current, Role.ANDROID);
    boolean healsTrooper = HealingInSickBay.isInBed(state, Role.TROOPER);
    boolean healsAndroid = HealingInSickBay.isInBed(state, Role.ANDROID);
    if (healsTrooper) {
      moves.append(Moves.healOne(trooper));
    }
    if (healsTrooper && healsAndroid) {
      moves.append(Moves.healBoth(trooper, android));
    }
    if (healsAndroid) {
      moves.append(Moves.healOne(android));
    }
  }

  /** Decision 11, first aid (R51); at least one receiver must be wounded. */
  static void listTreatments(PanicState state, Role role, MoveList moves) {
    Crew crew = state.crew;
    int user = Member.index(state.current, role);
    int others = crew.standingIn(crew.room(user)) & ~(1 << user);
    if (crew.isWounded(user)) {
      moves.append(Moves.healOne(user));
    }
    for (int left = others; left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      if (crew.isWounded(other)) {
        moves.append(Moves.healOne(other));
      }
      if (crew.isWounded(user) || crew.isWounded(other)) {
        moves.append(Moves.healBoth(user, other));
      }
    }
  }

  static void healOne(PanicState state, int member, Journal journal) {
    state.agenda.pop();
    heal(state, member, POINTS, journal);
  }

  static void healBoth(PanicState state, int first, int second, Journal journal) {
    state.agenda.pop();
    heal(state, first, 1, journal);
    heal(state, second, 1, journal);
  }

  private static void heal(PanicState state, int member, int points, Journal journal) {
    state.crew.heal(member, points);
    if (journal.isOn()) {
      journal.add(new Happening.Healed(Member.of(member), state.crew.health(member)));
    }
  }
}
