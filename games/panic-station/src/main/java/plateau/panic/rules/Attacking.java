package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.rules.History.Fact;
import plateau.panic.view.TaskKind;

/** 8.6: gun, machine gun, knife and grenade. */
final class Attacking {

  private static final int BULLETS_AT_ONCE = 2;

  private Attacking() {}

  /** Whether a character has this weapon ready, whatever there is to hit. */
  static boolean isReady(PanicState state, Role role, Weapon weapon) {
    int seat = state.current;
    if (weapon == Weapon.KNIFE) {
      return state.piles.hasOnTable(seat, CardKind.COMBAT_KNIFE);
    }
    boolean hasMachineGun = state.piles.hasOnTable(seat, CardKind.MACHINE_GUN);
    return role == Role.ANDROID
        && state.piles.bullets(seat) > 0
        && hasMachineGun == (weapon == Weapon.MACHINE_GUN);
  }

  /** How many targets are chosen: with a gun one for each bullet. */
  static int blows(PanicState state, Weapon weapon) {
    return weapon == Weapon.MACHINE_GUN
        ? Math.min(BULLETS_AT_ONCE, state.piles.bullets(state.current))
        : 1;
  }

  /** Pays the action point and the bullets (R37); the targets are chosen next. */
  static void attack(PanicState state, Role role, Weapon weapon, Journal journal) {
    boolean inMeeting = Agenda.kind(state.agenda.top()) == TaskKind.MEETING;
    if (inMeeting) {
      state.agenda.pop();
    }
    state.pay(1);
    int blows = blows(state, weapon);
    if (weapon != Weapon.KNIFE) {
      state.remember(Fact.FIRED, state.current, blows);
      state.piles.spendBullets(state.current, blows);
    }
    if (journal.isOn()) {
      int member = Member.index(state.current, role);
      journal.add(new Happening.Attacked(Member.of(member), weapon));
    }
    state.agenda.push(
        TaskKind.AIM, role.ordinal(), weapon.ordinal(), blows, Targets.NONE, inMeeting ? 1 : 0);
  }
}
