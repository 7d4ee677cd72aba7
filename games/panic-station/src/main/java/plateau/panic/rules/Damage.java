package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;

/** Section 13: vests, wounds, death, elimination. */
final class Damage {

  private Damage() {}

  /** What is coming to a character, before vests. */
  static int coming(long task, Role role) {
    return role == Role.TROOPER ? Agenda.c(task) : Agenda.d(task);
  }

  /** What comes through so many vests. */
  static int damage(long task, Role role, int vests) {
    return Math.max(0, coming(task, role) - vests);
  }

  /** 13.2: the loss of health points; nothing for a damage of 0 or less. */
  static void wound(
      PanicState state, int seat, Role role, int damage, boolean byPlayer, Journal journal) {
    int member = Member.index(seat, role);
    if (damage <= 0 || state.crew.isDead(member)) {
      return;
    }
    int lost = state.crew.wound(member, damage);
    if (journal.isOn()) {
      journal.add(new Happening.Wounded(Member.of(member), lost, state.crew.health(member)));
    }
    if (state.crew.isDead(member)) {
      die(state, seat, member, byPlayer, journal);
    }
  }

  private static void die(
      PanicState state, int seat, int member, boolean byPlayer, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.Died(Member.of(member)));
    }
    if (!state.crew.isAlive(seat)) {
      if (byPlayer && !state.infection.isInfected(seat)) {
        state.infection.serve(state.current);
      }
      eliminate(state, seat, byPlayer ? state.current : History.NONE, journal);
    }
  }

  /** 13.3: face down out of the game, the status unrevealed; the marker keeps its state. */
  private static void eliminate(PanicState state, int seat, int killer, Journal journal) {
    long hand = state.piles.hand(seat);
    state.remember(Fact.ELIMINATED, seat, killer, History.NONE, History.NONE, History.NONE, hand);
    state.piles.leaveGame(seat);
    if (state.marker == seat) {
      state.marker = state.crew.nextLiving(seat);
    }
    if (journal.isOn()) {
      journal.add(new Happening.Eliminated(Colour.ALL.get(seat)));
    }
  }
}
