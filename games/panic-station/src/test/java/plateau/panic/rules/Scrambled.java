package plateau.panic.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.Chance;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.cards.Piles;
import plateau.panic.view.TaskKind;

/**
 * A position with everything changed that a seat may not know (section 16): other hands, the order
 * of deck and stack, other statuses, what others gave, drew and saw, and the card somebody else has
 * chosen. Unlike an imagined one it need not make sense; it must only look the same.
 */
final class Scrambled {

  private final PanicState state;
  private final int seat;
  private final Chance chance;

  private Scrambled(PanicState state, int seat, Chance chance) {
    this.state = state;
    this.seat = seat;
    this.chance = chance;
  }

  static PanicState of(PanicState state, int seat, Chance chance) {
    Scrambled scrambled = new Scrambled(state, seat, chance);
    PanicState other =
        state.with(
            scrambled.piles(), scrambled.infection(), scrambled.stack(), scrambled.history());
    long task = other.agenda.top();
    if (Agenda.kind(task) == TaskKind.ANSWER && state.current != seat) {
      other.agenda.pop();
      other.agenda.push(TaskKind.ANSWER, Agenda.a(task), Agenda.b(task), scrambled.anyItem());
    }
    return other;
  }

  /** The same with nothing but hands and deck changed. */
  static PanicState cardsOf(PanicState state, int seat, Chance chance) {
    Scrambled scrambled = new Scrambled(state, seat, chance);
    return state.with(scrambled.piles(), state.infection.copy(), state.stack.copy(), state.history);
  }

  // Alerts stay in their places: a hand never holds one (I5).
  private Piles piles() {
    Piles piles = state.piles.copy();
    List<Integer> cards = new ArrayList<>();
    int[] deck = piles.deck();
    for (int other = 0; other < state.seats(); other++) {
      addAll(cards, other == seat ? 0 : piles.hand(other));
    }
    for (int card : deck) {
      addAll(cards, Card.bit(card) & ~CardKind.PARASITE_ALERT.mask());
    }
    chance.shuffle(cards);
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        long hand = 0;
        for (int i = piles.handSize(other); i > 0; i--) {
          hand |= Card.bit(cards.removeLast());
        }
        piles.setHand(other, hand);
      }
    }
    for (int i = 0; i < deck.length; i++) {
      deck[i] = Records.isAlert(deck[i]) ? deck[i] : cards.removeLast();
    }
    piles.stackDeck(deck);
    return piles;
  }

  private static void addAll(List<Integer> cards, long set) {
    for (long left = set; left != 0; left &= left - 1) {
      cards.add(Long.numberOfTrailingZeros(left));
    }
  }

  private Infection infection() {
    Infection infection = new Infection(state.seats());
    List<Integer> order = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      boolean isInfected = other == seat ? state.infection.isInfected(seat) : chance.below(2) == 0;
      if (isInfected) {
        order.add(other);
      }
    }
    chance.shuffle(order);
    order.forEach(infection::infect);
    if (state.infection.host() == seat) {
      infection.becomeHost(seat);
    } else if (!order.isEmpty() && order.getFirst() != seat) {
      infection.becomeHost(order.getFirst());
    }
    infection.learnAll(seat, state.infection.knownTo(seat));
    return infection;
  }

  private RoomStack stack() {
    RoomStack stack = state.stack.copy();
    long task = state.agenda.top();
    int from = Agenda.kind(task) == TaskKind.PLACE_ROOM ? Agenda.b(task) + 1 : 1;
    int end = stack.size() - stack.seenAtBottom();
    if (from < end) {
      List<Integer> hidden = new ArrayList<>(stack.cards().subList(from, end));
      chance.shuffle(hidden);
      for (int place = from; place < end; place++) {
        stack.set(place, hidden.get(place - from));
      }
    }
    return stack;
  }

  private @Nullable History history() {
    List<History> facts = new ArrayList<>();
    for (History fact = state.history; fact != null; fact = fact.earlier()) {
      facts.add(fact);
    }
    Collections.reverse(facts);
    History told = null;
    for (History fact : facts) {
      boolean isHidden =
          switch (fact.fact()) {
            case DREW -> fact.seat() != seat && !Records.isAlert(fact.card());
            case TRADED -> fact.seat() != seat && fact.other() != seat;
            case SCANNED, ELIMINATED -> fact.seat() != seat;
            case PLAYED, FIRED, HEAT_SCAN, RESHUFFLED -> false;
          };
      told =
          isHidden
              ? fact.with(anyItem(), anyItem(), 0, told)
              : fact.with(fact.card(), fact.otherCard(), fact.cards(), told);
    }
    return told;
  }

  /** A gas can or a vest, as the number of a card; as the number of a kind, one of the first. */
  private int anyItem() {
    return chance.below(2);
  }
}
