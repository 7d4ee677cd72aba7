package plateau.panic.rules;

import plateau.panic.cards.Card;
import plateau.panic.imagine.Known;
import plateau.panic.view.TaskKind;

/** The history as one seat could tell it (section 16). */
final class Testimony {

  private final PanicState state;
  private final int seat;
  private final Known known;
  // Eliminations in an attack that is not over: nobody has looked yet whether a human is left.
  private int notJudged;

  private Testimony(PanicState state, int seat) {
    this.state = state;
    this.seat = seat;
    Options options = state.options;
    History last = state.history;
    known =
        new Known(
            options.seats(),
            seat,
            options.infectionCards(),
            options.hostCardLastResort(),
            last == null ? 0 : last.length());
    notJudged = eliminatedInThisAttack();
  }

  static Known of(PanicState state, int seat) {
    Testimony testimony = new Testimony(state, seat);
    for (History past = state.history; past != null; past = past.earlier()) {
      testimony.tell(past, past.length() - 1);
    }
    testimony.tellOffer();
    testimony.known.close(state.piles.deckSize());
    return testimony.known;
  }

  private void tell(History past, int fact) {
    int one = past.seat();
    int two = past.other();
    switch (past.fact()) {
      case DREW -> {
        boolean isSeen = one == seat || Records.isAlert(past.card());
        known.drew(fact, one, isSeen ? kind(past.card()) : Known.HIDDEN);
      }
      case PLAYED -> known.played(fact, one, kind(past.card()));
      case TRADED -> {
        boolean isSeen = one == seat || two == seat;
        known.traded(
            fact,
            one,
            two,
            isSeen ? kind(past.card()) : Known.HIDDEN,
            isSeen ? kind(past.otherCard()) : Known.HIDDEN);
      }
      case SCANNED -> {
        if (one == seat) {
          known.scanned(fact, two, past.cards());
        } else {
          known.nothing(fact);
        }
      }
      case HEAT_SCAN -> known.heatScan(fact, one);
      case ELIMINATED -> known.eliminated(fact, one, notJudged-- <= 0);
      case RESHUFFLED -> known.reshuffled(fact, past.cards());
      case FIRED -> known.nothing(fact);
    }
  }

  private static int kind(int card) {
    return Card.kindOf(card).ordinal();
  }

  private int eliminatedInThisAttack() {
    for (int i = 0; i < state.agenda.size(); i++) {
      long task = state.agenda.get(i);
      if (Agenda.kind(task) == TaskKind.CHECK_DEATHS) {
        return Agenda.a(task) - state.crew.livingPlayers();
      }
    }
    return 0;
  }

  private void tellOffer() {
    long task = state.agenda.top();
    if (Agenda.kind(task) == TaskKind.ANSWER) {
      known.offered(state.current, state.current == seat ? Agenda.c(task) : Known.HIDDEN);
    }
  }
}
