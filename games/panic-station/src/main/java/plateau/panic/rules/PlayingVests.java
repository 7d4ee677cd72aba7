package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;

/** 13.1, decisions 6 and 7: vests. */
final class PlayingVests {

  private PlayingVests() {}

  /** 13.1: how many vests the attacked player may play, whom {@code task} asks. */
  static int mostVests(PanicState state, long task) {
    int seat = Agenda.a(task);
    int spare = state.piles.handSize(seat) - state.options.minimumHand();
    int vests = state.piles.count(seat, CardKind.BULLETPROOF_VEST);
    return Math.min(Math.min(vests, spare), Math.max(Agenda.c(task), Agenda.d(task)));
  }

  /** The answer to the question, which is public: also that no vest is played (section 18). */
  static void answer(PanicState state, int number, Journal journal) {
    if (number == 0 && journal.isOn()) {
      int seat = Agenda.a(state.agenda.top());
      journal.add(new Happening.NoVestPlayed(Colour.ALL.get(seat)));
    }
    playVests(state, number, journal);
  }

  /** Each vest takes 1 point off each of his characters hit by that attack in that room. */
  static void playVests(PanicState state, int number, Journal journal) {
    long task = state.agenda.pop();
    int seat = Agenda.a(task);
    for (int i = 0; i < number; i++) {
      FromHand.discard(state, seat, CardKind.BULLETPROOF_VEST);
    }
    if (number > 0 && journal.isOn()) {
      journal.add(new Happening.VestsPlayed(Colour.ALL.get(seat), number));
    }
    boolean byPlayer = Agenda.e(task) != 0;
    for (Role role : Role.ALL) {
      Damage.wound(state, seat, role, Damage.damage(task, role, number), byPlayer, journal);
    }
  }
}
