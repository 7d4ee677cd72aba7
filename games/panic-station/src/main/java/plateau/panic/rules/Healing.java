package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** The sick bay (8.8) and the first-aid kit (11.2). */
final class Healing {

  static final int SICK_BAY = RoomCard.of("sick-bay").number();
  static final int BEDS = Rooms.inner(SICK_BAY);

  private static final int POINTS = 2;

  private Healing() {}

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
    Searching.useIcon(state, BEDS, SICK_BAY);
  }

  /** Decision 11, sick bay: of 2+0, 1+1 and 0+2 those in which every receiver is wounded. */
  static void listShares(PanicState state, MoveList moves) {
    int trooper = Member.index(state.current, Role.TROOPER);
    int android = Member.index(state.current, Role.ANDROID);
    boolean healsTrooper = isInBed(state, Role.TROOPER);
    boolean healsAndroid = isInBed(state, Role.ANDROID);
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
    Playing.discard(state, state.current, CardKind.FIRST_AID_KIT);
    if (journal.isOn()) {
      int member = Member.index(state.current, role);
      journal.add(new Happening.KitUsed(Member.of(member)));
    }
    state.agenda.push(TaskKind.FIRST_AID, role.ordinal());
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
