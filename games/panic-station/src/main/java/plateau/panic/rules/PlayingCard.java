package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;

/** 8.9 and 11.2: cards that are laid on the table, and adrenaline. */
final class PlayingCard {

  private static final int ADRENALINE_BRINGS = 2;

  private PlayingCard() {}

  /** Adrenaline is used up; the other cards that {@code PlayCard} names stay on the table. */
  static void play(PanicState state, CardKind kind, Journal journal) {
    int seat = state.current;
    if (journal.isOn()) {
      journal.add(new Happening.CardPlayed(Colour.ALL.get(seat), kind));
    }
    if (staysOnTable(kind)) {
      FromHand.remember(state, seat, kind);
      state.piles.layOnTable(seat, kind);
    } else {
      FromHand.discard(state, seat, kind);
      state.turn.actionPoints += ADRENALINE_BRINGS;
    }
  }

  /** 11.2: permanent cards, and ammo until it is empty. */
  static boolean staysOnTable(CardKind kind) {
    return switch (kind) {
      case AMMO, KEY_CARD, MACHINE_GUN, TARGETING_SCOPE, COMBAT_KNIFE -> true;
      default -> false;
    };
  }
}
