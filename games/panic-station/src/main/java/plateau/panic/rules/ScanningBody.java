package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;

/** 11.2: the body scanner. */
final class ScanningBody {

  private ScanningBody() {}

  /** A player with a living character in a room where the current player has one too. */
  static boolean mayScan(PanicState state, int target) {
    return target != state.current
        && (isNear(state, target, Role.TROOPER) || isNear(state, target, Role.ANDROID));
  }

  private static boolean isNear(PanicState state, int target, Role role) {
    int room = state.crew.room(target, role);
    return room != Crew.NOWHERE && state.isInRoom(room);
  }

  /** R44: single use; the user alone sees the whole hand. */
  static void scanBody(PanicState state, int target, Journal journal) {
    int seat = state.current;
    long hand = state.piles.hand(target);
    state.pay(1);
    FromHand.discard(state, seat, CardKind.BODY_SCANNER);
    state.remember(Fact.SCANNED, seat, target, History.NONE, History.NONE, History.NONE, hand);
    conclude(state.infection, state.options, seat, target, hand);
    if (journal.isOn()) {
      journal.add(new Happening.BodyScanned(Colour.ALL.get(seat), Colour.ALL.get(target)));
      journal.add(new Happening.SawHand(seat, Colour.ALL.get(target), Card.kindsOf(hand)));
    }
  }

  /** Section 16: infection cards away from their colour, and the Host card, prove something. */
  static void conclude(Infection infection, Options options, int seat, int target, long hand) {
    for (int colour = 0; colour < options.seats(); colour++) {
      int held = Long.bitCount(hand & CardKind.infectionOf(colour).mask());
      boolean isAway = colour == target ? held < options.infectionCards() : held > 0;
      if (isAway) {
        infection.learn(seat, colour);
      }
    }
    // With hostCardLastResort a human may hold it as a dead card.
    if ((hand & CardKind.HOST.mask()) != 0 && !options.hostCardLastResort()) {
      infection.learn(seat, target);
    }
  }
}
