package plateau.panic.rules;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.cards.Piles;
import plateau.panic.imagine.Past;
import plateau.panic.imagine.Past.UnseenSwap;

/**
 * Goes through the history again with the cards of an imagined past, by the rules of the game:
 * where the cards lie now, who is infected, and what everybody has seen.
 */
final class Retelling {

  private final Options options;
  private final Past past;
  private final Piles piles;
  private final Infection infection;
  private int living;
  // The cards of the deck that have not been drawn.
  private long undrawn = Card.OBJECT_MASK;
  private @Nullable History history;

  private Retelling(Options options, Past past) {
    this.options = options;
    this.past = past;
    piles = new Piles(options.seats(), options.bulletsPerAmmo());
    infection = new Infection(options.seats());
    living = (1 << options.seats()) - 1;
  }

  static PanicState of(PanicState state, Past past) {
    Retelling retelling = new Retelling(state.options, past);
    SetUp.handOutInfectionCards(retelling.piles, state.options);
    Iterator<UnseenSwap> swaps = past.swaps().iterator();
    UnseenSwap next = swaps.hasNext() ? swaps.next() : null;
    for (History fact : inOrder(state.history)) {
      while (next != null && next.fact() == fact.length() - 1) {
        retelling.swap(next.seat(), kind(next.kind()), next.other(), kind(next.otherKind()));
        next = swaps.hasNext() ? swaps.next() : null;
      }
      retelling.tell(fact);
    }
    retelling.stackDeck();
    return state.with(retelling.piles, retelling.infection, state.stack.copy(), retelling.history);
  }

  private static History[] inOrder(@Nullable History last) {
    History[] facts = new History[last == null ? 0 : last.length()];
    for (History fact = last; fact != null; fact = fact.earlier()) {
      facts[fact.length() - 1] = fact;
    }
    return facts;
  }

  // Of a fact as it is true, only what everybody saw may be read here.
  private void tell(History fact) {
    int number = fact.length() - 1;
    int seat = fact.seat();
    switch (fact.fact()) {
      case DREW -> draw(fact, kind(past.kind(number)));
      case PLAYED -> play(fact, kind(past.kind(number)));
      case FIRED -> {
        remember(fact, fact.card(), History.NONE, 0);
        piles.spendBullets(seat, fact.card());
      }
      case TRADED -> trade(fact, kind(past.kind(number)), kind(past.otherKind(number)));
      case SCANNED -> {
        long hand = piles.hand(fact.other());
        remember(fact, History.NONE, History.NONE, hand);
        ScanningBody.conclude(infection, options, seat, fact.other(), hand);
      }
      case HEAT_SCAN -> {
        remember(fact, History.NONE, History.NONE, 0);
        HeatScan.conclude(infection, living, fact.seat(), fact.other());
      }
      case ELIMINATED -> eliminate(fact);
      case RESHUFFLED -> {
        undrawn = piles.takeDiscardPile();
        remember(fact, History.NONE, History.NONE, undrawn);
      }
    }
  }

  private static CardKind kind(int ordinal) {
    return CardKind.ALL.get(ordinal);
  }

  private void draw(History fact, CardKind kind) {
    int card = fromDeck(kind);
    remember(fact, card, History.NONE, 0);
    if (kind == CardKind.PARASITE_ALERT) {
      piles.discard(card);
      return;
    }
    piles.putInHand(fact.seat(), card);
    if (kind == CardKind.HOST) {
      infection.becomeHost(fact.seat());
    }
  }

  // Cards of a kind are alike. Taken in their order, those set aside for the packet come first.
  private int fromDeck(CardKind kind) {
    long card = Long.lowestOneBit(undrawn & kind.mask());
    undrawn &= ~card;
    return Long.numberOfTrailingZeros(card);
  }

  private void play(History fact, CardKind kind) {
    long cards = piles.hand(fact.seat()) & kind.mask();
    remember(fact, Long.numberOfTrailingZeros(cards), History.NONE, 0);
    if (PlayingCard.staysOnTable(kind)) {
      piles.layOnTable(fact.seat(), kind);
    } else {
      piles.discardFromHand(fact.seat(), kind);
    }
  }

  private void swap(int seat, CardKind mine, int other, CardKind his) {
    int given = piles.takeFromHand(seat, mine);
    piles.putInHand(seat, piles.takeFromHand(other, his));
    piles.putInHand(other, given);
  }

  private void trade(History fact, CardKind mine, CardKind his) {
    int given = piles.takeFromHand(fact.seat(), mine);
    int got = piles.takeFromHand(fact.other(), his);
    piles.putInHand(fact.seat(), got);
    piles.putInHand(fact.other(), given);
    remember(fact, given, got, 0);
    Trading.infect(infection, fact.seat(), mine, fact.other(), his, Journal.OFF);
  }

  private void eliminate(History fact) {
    int seat = fact.seat();
    living &= ~(1 << seat);
    if (fact.other() != History.NONE && !infection.isInfected(seat)) {
      infection.serve(fact.other());
    }
    remember(fact, History.NONE, History.NONE, piles.hand(seat));
    piles.leaveGame(seat);
  }

  private void remember(History fact, int card, int otherCard, long cards) {
    history = fact.with(card, otherCard, cards, history);
  }

  private void stackDeck() {
    int[] deck = new int[past.deckSize()];
    for (int i = 0; i < deck.length; i++) {
      deck[i] = fromDeck(kind(past.inDeck(i)));
    }
    piles.stackDeck(deck);
  }
}
