package plateau.panic.rules;

import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.rules.History.Fact;

/** 8.9: a card leaves the hand for play. */
final class FromHand {

  private FromHand() {}

  /** Single-use cards go to the discard pile. */
  static void discard(PanicState state, int seat, CardKind kind) {
    remember(state, seat, kind);
    state.piles.discardFromHand(seat, kind);
  }

  static void layOnTable(PanicState state, int seat, CardKind kind) {
    remember(state, seat, kind);
    state.piles.layOnTable(seat, kind);
  }

  private static void remember(PanicState state, int seat, CardKind kind) {
    long cards = state.piles.hand(seat) & kind.mask();
    state.remember(Fact.PLAYED, seat, Long.numberOfTrailingZeros(cards));
  }

  /** Why a card cannot be played from the hand of the deciding seat. */
  static Message whyNot(PanicState state, CardKind card) {
    if (!state.piles.holds(state.decider, card)) {
      return Message.of("refused.not-in-hand", "card", card);
    }
    return Message.of("refused.five-cards", "card", card, "least", state.options.minimumHand() + 1);
  }
}
