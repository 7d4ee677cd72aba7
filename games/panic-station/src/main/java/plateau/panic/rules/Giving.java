package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;
import plateau.panic.view.TaskKind;

/** Section 10, decision 4: the card that is given. */
final class Giving {

  private Giving() {}

  /** Point 2: whether a seat may give a card of this kind, which it holds. */
  static boolean mayGive(PanicState state, int seat, CardKind kind) {
    if (kind.isItem()) {
      return true;
    }
    CardKind own = CardKind.infectionOf(seat);
    if (kind == CardKind.HOST) {
      return state.options.hostCardLastResort()
          && state.infection.host() == seat
          && !state.piles.holds(seat, own);
    }
    return kind == own
        ? state.infection.isInfected(seat)
        : (state.piles.hand(seat) & Card.ITEMS) == 0;
  }

  /** Decision 4: the current player's card is kept on the agenda until the partner has chosen. */
  static void give(PanicState state, CardKind kind, Journal journal) {
    long task = state.agenda.pop();
    int role = Agenda.a(task);
    int partner = Agenda.b(task);
    if (Agenda.kind(task) == TaskKind.OFFER) {
      state.agenda.push(TaskKind.ANSWER, role, partner, kind.ordinal());
      if (journal.isOn()) {
        journal.add(
            new Happening.CardOffered(Colour.ALL.get(state.current), Colour.ALL.get(partner)));
      }
    } else {
      CardKind offered = CardKind.ALL.get(Agenda.c(task));
      swap(state, Role.ALL.get(role), partner, offered, kind, journal);
    }
  }

  private static void swap(
      PanicState state, Role role, int partner, CardKind mine, CardKind his, Journal journal) {
    int seat = state.current;
    int room = state.roomOf(role);
    state.turn.settle(role, room);
    int given = state.piles.takeFromHand(seat, mine);
    int got = state.piles.takeFromHand(partner, his);
    state.piles.putInHand(seat, got);
    state.piles.putInHand(partner, given);
    state.remember(Fact.TRADED, seat, partner, given, got, room, 0);
    if (journal.isOn()) {
      journal.add(new Happening.Traded(Colour.ALL.get(seat), Colour.ALL.get(partner)));
      journal.add(new Happening.Swapped(seat, Colour.ALL.get(partner), mine, his));
      journal.add(new Happening.Swapped(partner, Colour.ALL.get(seat), his, mine));
    }
    Trading.infect(state.infection, seat, mine, partner, his, journal);
  }
}
