package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** Section 10: trade and infection. */
final class Trading {

  private Trading() {}

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

  /** The answer to a meeting. Both are always asked, even with one legal card (section 16). */
  static void tradeWith(PanicState state, int partner, Journal journal) {
    int role = Agenda.a(state.agenda.pop());
    if (journal.isOn()) {
      Room room = Room.of(state.roomOf(Role.ALL.get(role)));
      journal.add(
          new Happening.TradeBegan(Colour.ALL.get(state.current), Colour.ALL.get(partner), room));
    }
    state.agenda.push(TaskKind.OFFER, role, partner);
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
    infect(state.infection, seat, mine, partner, his, journal);
  }

  /** Point 4: the Host card, and the giver's own infection. */
  static boolean infects(int giver, CardKind card) {
    return card == CardKind.HOST || card == CardKind.infectionOf(giver);
  }

  static boolean protects(CardKind given) {
    return given == CardKind.GAS_CAN;
  }

  /** Points 4 and 5, both judged on the statuses before the trade. */
  static void infect(
      Infection infection, int seat, CardKind mine, int partner, CardKind his, Journal journal) {
    int infectedBefore = infection.infected();
    receive(infection, seat, mine, partner, his, infectedBefore, journal);
    receive(infection, partner, his, seat, mine, infectedBefore, journal);
  }

  /** {@code from} gave x to {@code to}, who gave y for it. */
  private static void receive(
      Infection infection,
      int from,
      CardKind x,
      int to,
      CardKind y,
      int infectedBefore,
      Journal journal) {
    boolean isHuman = (infectedBefore >> to & 1) == 0;
    boolean isProtected = protects(y);
    if (x == CardKind.HOST) {
      passHostCard(infection, from, to, isHuman, isProtected, journal);
    } else if (infects(from, x) && isHuman && !isProtected) {
      infection.infect(to);
      infection.serve(from);
      tellInfected(from, to, journal);
    }
    conclude(infection, from, x, to, isProtected);
  }

  /** Option hostCardLastResort (R78). */
  private static void passHostCard(
      Infection infection,
      int from,
      int to,
      boolean isHuman,
      boolean isProtected,
      Journal journal) {
    if (isHuman && isProtected) {
      infection.loseHost();
      return;
    }
    infection.becomeHost(to);
    if (isHuman) {
      infection.serve(from);
    }
    if (journal.isOn()) {
      journal.add(new Happening.BecameHost(to));
    }
  }

  private static void tellInfected(int from, int to, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.BecameInfected(to, Colour.ALL.get(from)));
    }
  }

  /** Section 16: what both know for certain now. A colour's card never leaves a human of it. */
  private static void conclude(
      Infection infection, int from, CardKind x, int to, boolean isProtected) {
    if (x.isInfection()) {
      infection.learn(to, x.ordinal() - CardKind.INFECTION_RED.ordinal());
    }
    if (infects(from, x)) {
      infection.learn(to, from);
      if (!isProtected) {
        infection.learn(from, to);
      }
    }
  }
}
