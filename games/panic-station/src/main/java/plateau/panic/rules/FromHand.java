package plateau.panic.rules;

import plateau.panic.cards.CardKind;
import plateau.panic.rules.History.Fact;

/** 8.9: a card leaves the hand for play. */
final class FromHand {

  private FromHand() {}

  /** Plays a single-use card: from the hand to the discard pile. */
  static void discard(PanicState state, int seat, CardKind kind) {
    remember(state, seat, kind);
    state.piles.discardFromHand(seat, kind);
  }

  static void remember(PanicState state, int seat, CardKind kind) {
    long cards = state.piles.hand(seat) & kind.mask();
    state.remember(Fact.PLAYED, seat, Long.numberOfTrailingZeros(cards));
  }
}
