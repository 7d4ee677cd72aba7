package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;
import plateau.panic.station.Rooms;

/** 8.9 and section 11: cards that are played from the hand. */
final class Playing {

  private static final int ADRENALINE_BRINGS = 2;

  private Playing() {}

  /** Adrenaline is used up; the other cards that {@code PlayCard} names stay on the table. */
  static void play(PanicState state, CardKind kind, Journal journal) {
    int seat = state.current;
    if (journal.isOn()) {
      journal.add(new Happening.CardPlayed(Colour.ALL.get(seat), kind));
    }
    if (staysOnTable(kind)) {
      remember(state, seat, kind);
      state.piles.layOnTable(seat, kind);
    } else {
      discard(state, seat, kind);
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

  /** Plays a single-use card: from the hand to the discard pile. */
  static void discard(PanicState state, int seat, CardKind kind) {
    remember(state, seat, kind);
    state.piles.discardFromHand(seat, kind);
  }

  private static void remember(PanicState state, int seat, CardKind kind) {
    long cards = state.piles.hand(seat) & kind.mask();
    state.remember(Fact.PLAYED, seat, Long.numberOfTrailingZeros(cards));
  }

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
    discard(state, seat, CardKind.BODY_SCANNER);
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

  /** R57: offered to humans alone. */
  static boolean mayBurnHive(PanicState state) {
    int seat = state.current;
    return state.crew.room(seat, Role.TROOPER) == Rooms.HIVE
        && !state.infection.isInfected(seat)
        && state.piles.count(seat, CardKind.GAS_CAN) >= state.options.gasCansToBurn();
  }

  /** 8.9: the only play that may bring a hand below its minimum. */
  static void burnHive(PanicState state, Journal journal) {
    int seat = state.current;
    state.pay(1);
    for (int i = 0; i < state.options.gasCansToBurn(); i++) {
      discard(state, seat, CardKind.GAS_CAN);
    }
    if (journal.isOn()) {
      journal.add(new Happening.HiveBurned(Member.of(Member.index(seat, Role.TROOPER))));
    }
    Endings.hiveBurned(state, journal);
  }
}
