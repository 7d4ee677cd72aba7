package plateau.panic.rules;

import java.util.Arrays;
import java.util.stream.IntStream;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.cards.Piles;
import plateau.panic.crew.Colour;
import plateau.panic.rules.History.Fact;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;

/** Section 5, with the draws of section 19 in their order. */
final class SetUp {

  private static final int UPPER_HALF = 9;
  private static final int HIVE_DEPTHS = 3;
  private static final int DEALT = 2;

  private SetUp() {}

  static PanicState of(Options options, Chance chance, Journal journal) {
    int first = chance.below(options.seats(), Draws.FIRST_PLAYER);
    if (journal.isOn()) {
      journal.add(new Happening.FirstPlayer(Colour.ALL.get(first)));
    }
    PanicState state = new PanicState(options, first, stack(chance));
    handOutInfectionCards(state.piles, options);
    state.piles.stackDeck(deck(options.seats(), chance));
    for (int k = 0; k < options.seats(); k++) {
      deal(state, (first + k) % options.seats(), journal);
    }
    return state;
  }

  /** Point 3: the exploration stack. */
  private static RoomStack stack(Chance chance) {
    int[] rooms =
        IntStream.range(0, RoomCard.COUNT)
            .filter(card -> card != Rooms.REACTOR)
            .filter(card -> card != Rooms.HIVE && card != Rooms.TERMINAL_OPEN)
            .toArray();
    Draws.shuffle(rooms, chance, Draws.ROOMS);
    int[] upper = Arrays.copyOf(rooms, UPPER_HALF);
    int[] lower = Arrays.copyOfRange(rooms, UPPER_HALF, rooms.length + 1);
    lower[lower.length - 1] = Rooms.TERMINAL_OPEN;
    Draws.shuffle(lower, chance, Draws.LOWER_ROOMS);
    int under = chance.below(HIVE_DEPTHS, Draws.HIVE_DEPTH);
    return new RoomStack(Draws.joined(upper, withHive(lower, under)));
  }

  private static int[] withHive(int[] lower, int under) {
    int[] cards = Arrays.copyOf(lower, lower.length + 1);
    int place = lower.length - under;
    System.arraycopy(lower, place, cards, place + 1, under);
    cards[place] = Rooms.HIVE;
    return cards;
  }

  /** Point 4: the object deck, the packet on top. */
  private static int[] deck(int seats, Chance chance) {
    int gasCans = CardKind.GAS_CAN.first();
    int[] others =
        IntStream.range(0, Card.OBJECTS)
            .filter(card -> card != Card.HOST)
            .filter(card -> card < gasCans || card >= gasCans + seats)
            .toArray();
    Draws.shuffle(others, chance, Draws.OBJECTS);
    int fromOthers = 2 * seats - 1;
    int[] packet = Arrays.copyOf(others, 3 * seats);
    packet[fromOthers] = Card.HOST;
    for (int i = 0; i < seats; i++) {
      packet[fromOthers + 1 + i] = gasCans + i;
    }
    Draws.shuffle(packet, chance, Draws.PACKET);
    return Draws.joined(packet, Arrays.copyOfRange(others, fromOthers, others.length));
  }

  static void handOutInfectionCards(Piles piles, Options options) {
    for (int seat = 0; seat < options.seats(); seat++) {
      for (int i = 0; i < options.infectionCards(); i++) {
        piles.putInHand(seat, CardKind.infectionOf(seat).first() + i);
      }
    }
  }

  /** Point 5: an alert is shown, discarded and replaced before the next player draws. */
  private static void deal(PanicState state, int seat, Journal journal) {
    Piles piles = state.piles;
    int missing = DEALT;
    while (missing > 0) {
      int card = piles.draw();
      state.remember(Fact.DREW, seat, card);
      if (Card.kindOf(card) == CardKind.PARASITE_ALERT) {
        alert(state, card, journal);
      } else {
        piles.putInHand(seat, card);
        missing--;
      }
    }
    if (piles.holds(seat, CardKind.HOST)) {
      state.infection.becomeHost(seat);
    }
    if (journal.isOn()) {
      long objects = piles.hand(seat) & Card.OBJECT_MASK;
      journal.add(new Happening.Dealt(seat, Card.kindsOf(objects)));
    }
  }

  // R8: a grey disc in the reactor, no die. Who drew it no view tells, so the journal does not.
  private static void alert(PanicState state, int card, Journal journal) {
    state.piles.discard(card);
    state.parasites.appear(state.parasites.nextInSupply(), Rooms.REACTOR);
    if (journal.isOn()) {
      journal.add(new Happening.AlertAtSetUp());
    }
  }
}
