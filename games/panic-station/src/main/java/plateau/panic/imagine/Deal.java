package plateau.panic.imagine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.Chance;
import plateau.panic.cards.CardKind;

/**
 * How a drawn past ends: cards that nothing has told are dealt from those that the seat has not
 * seen, so that each deck was possible (section 5 point 4). One thread at a time.
 */
final class Deal {

  private static final int HOST = CardKind.HOST.ordinal();
  private static final int GAS_CAN = CardKind.GAS_CAN.ordinal();
  private static final int ALERT = CardKind.PARASITE_ALERT.ordinal();
  private static final byte OPEN = -1;
  private static final int MOST_PLACES = 64;

  private final Known known;
  private final Tokens tokens;
  private final Unseen unseen;
  private final Chance chance;

  // The last deck as it is now, and the hidden places of the deck that is being dealt: the token
  // drawn there, or for what is left in the deck a number after all tokens.
  private final byte[] deck;
  private final int[] places = new int[MOST_PLACES];
  private int count;
  private int from;
  private int to;

  // Heat scans that found one human, with the cards that he held.
  private int[][] hopes = new int[2][];
  private int[] hopeFacts = new int[2];
  private int hopeCount;

  Deal(Known known, Tokens tokens, Unseen unseen, Chance chance) {
    this.known = known;
    this.tokens = tokens;
    this.unseen = unseen;
    this.chance = chance;
    deck = new byte[known.deckLeft()];
  }

  int hopes() {
    return hopeCount;
  }

  /** Forgets the later ones. */
  void setHopes(int number) {
    hopeCount = number;
  }

  /** R58: a gas can in his hand or in the deck. In later decks there is none. */
  boolean giveHope(int human, int fact) {
    int[] hand = new int[tokens.size(human)];
    for (int i = 0; i < hand.length; i++) {
      hand[i] = tokens.token(human, i);
      if (tokens.kind(hand[i]) == GAS_CAN) {
        return true;
      }
    }
    if (hopeCount == hopes.length) {
      hopes = Arrays.copyOf(hopes, 2 * hopeCount);
      hopeFacts = Arrays.copyOf(hopeFacts, 2 * hopeCount);
    }
    hopes[hopeCount] = hand;
    hopeFacts[hopeCount++] = fact;
    return true;
  }

  @Nullable Past complete(boolean isHostInDeck, short[] given, short[] got, int offered) {
    Arrays.fill(deck, OPEN);
    if (isHostInDeck) {
      deck[chance.below(known.packetLeft())] = (byte) HOST;
      unseen.takeHost();
    }
    to = -1;
    for (int number = 0; number < known.decks(); number++) {
      findFactsOfNextDeck();
      if (!deal(number)) {
        return null;
      }
    }
    return areHopesKept() ? past(given, got, offered) : null;
  }

  private void findFactsOfNextDeck() {
    from = to + 1;
    to = from;
    while (to < known.facts && known.events[to] != Known.Event.RESHUFFLED) {
      to++;
    }
  }

  private boolean deal(int number) {
    byte[] left = unseen.of(number);
    boolean isLast = number == known.decks() - 1;
    if (isLast && !placeAlerts(left[ALERT])) {
      return false;
    }
    left[ALERT] = 0;
    gather(isLast);
    if (number == 0) {
      if (!dealGasCans(left[GAS_CAN])) {
        return false;
      }
      left[GAS_CAN] = 0;
      gather(isLast);
    }
    dealRest(left);
    return true;
  }

  // Alerts are shown when drawn, so the others are still in the deck.
  private boolean placeAlerts(int alerts) {
    int open = 0;
    for (byte kind : deck) {
      open += kind == OPEN ? 1 : 0;
    }
    if (open < alerts) {
      return false;
    }
    int left = alerts;
    for (int i = 0; left > 0; i++) {
      if (deck[i] == OPEN && chance.below(open--) < left) {
        deck[i] = (byte) ALERT;
        left--;
      }
    }
    return true;
  }

  private void gather(boolean withDeck) {
    count = 0;
    for (int fact = from; fact < to; fact++) {
      if (known.events[fact] == Known.Event.DREW && tokens.isBlank(fact)) {
        places[count++] = fact;
      }
    }
    for (int i = 0; withDeck && i < deck.length; i++) {
      if (deck[i] == OPEN) {
        places[count++] = -1 - i;
      }
    }
  }

  private boolean isInPacket(int place) {
    return place >= 0 ? known.isFromPacket(place) : -1 - place < known.packetLeft();
  }

  private boolean mayBeGasCan(int place) {
    return place < 0 || tokens.mayBeGasCan(place);
  }

  private void put(int place, int kind) {
    if (place >= 0) {
      tokens.bind(place, kind);
    } else {
      deck[-1 - place] = (byte) kind;
    }
  }

  /**
   * Gas cans at the places that are left. A deck with g gas cans in the packet of J players can be
   * made in C(g, J) as many ways as one with J: which of them were set aside for it.
   */
  private boolean dealGasCans(int cans) {
    int inPacket = 0;
    int below = 0;
    for (int i = 0; i < count; i++) {
      if (mayBeGasCan(places[i])) {
        inPacket += isInPacket(places[i]) ? 1 : 0;
        below += isInPacket(places[i]) ? 0 : 1;
      }
    }
    int already = gasCansInPacket();
    double[] weights = new double[cans + 1];
    double all = 0;
    for (int g = 0; g <= cans; g++) {
      weights[g] =
          Binomial.of(already + g, known.seats)
              * Binomial.of(inPacket, g)
              * Binomial.of(below, cans - g);
      all += weights[g];
    }
    if (all == 0) {
      return false;
    }
    int chosen = choose(weights, all);
    scatter(chosen, inPacket, true);
    scatter(cans - chosen, below, false);
    return true;
  }

  private int choose(double[] weights, double all) {
    double left = all * chance.below(1 << 24) / (1 << 24);
    int chosen = -1;
    for (int g = 0; g < weights.length; g++) {
      if (weights[g] > 0 && left >= 0) {
        chosen = g;
      }
      left -= weights[g];
    }
    return chosen;
  }

  private void scatter(int cans, int places, boolean inPacket) {
    int left = cans;
    int open = places;
    for (int i = 0; left > 0; i++) {
      int place = this.places[i];
      if (mayBeGasCan(place) && isInPacket(place) == inPacket && chance.below(open--) < left) {
        put(place, GAS_CAN);
        left--;
      }
    }
  }

  private int gasCansInPacket() {
    int cans = 0;
    for (int fact = from; fact < to; fact++) {
      if (known.events[fact] == Known.Event.DREW && known.isFromPacket(fact)) {
        cans += tokens.kind(fact) == GAS_CAN ? 1 : 0;
      }
    }
    return cans;
  }

  private void dealRest(byte[] left) {
    int kind = 0;
    for (int open = count; open > 0; open--) {
      while (left[kind] == 0) {
        kind++;
      }
      left[kind]--;
      int i = chance.below(open);
      put(places[i], kind);
      places[i] = places[open - 1];
    }
  }

  private boolean areHopesKept() {
    for (int i = 0; i < hopeCount; i++) {
      if (!isKept(hopes[i], hopeFacts[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean isKept(int[] hand, int scan) {
    for (int token : hand) {
      if (tokens.kind(token) == GAS_CAN) {
        return true;
      }
    }
    for (int fact = scan; fact < known.facts; fact++) {
      if (known.events[fact] == Known.Event.RESHUFFLED) {
        return false;
      }
      if (known.events[fact] == Known.Event.DREW && tokens.kind(fact) == GAS_CAN) {
        return true;
      }
    }
    for (byte kind : deck) {
      if (kind == GAS_CAN) {
        return true;
      }
    }
    return false;
  }

  private Past past(short[] given, short[] got, int offered) {
    byte[] kinds = new byte[known.facts];
    byte[] otherKinds = new byte[known.facts];
    for (int fact = 0; fact < known.facts; fact++) {
      switch (known.events[fact]) {
        case DREW -> kinds[fact] = (byte) tokens.kind(fact);
        case TRADED -> {
          kinds[fact] = (byte) tokens.kind(given[fact]);
          otherKinds[fact] = (byte) tokens.kind(got[fact]);
        }
        default -> kinds[fact] = (byte) known.kind(fact);
      }
    }
    int offeredKind = offered == Tokens.NONE ? Known.HIDDEN : tokens.kind(offered);
    return new Past(kinds, otherKinds, deck, offeredKind);
  }
}
