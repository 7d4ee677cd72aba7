package plateau.panic.imagine;

import java.util.Arrays;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;

/**
 * What has happened to hands since the deal as one seat knows it, oldest first: cards by kind, and
 * {@link #HIDDEN} where the seat could not see them. Filled in by whoever knows the truth, and read
 * by the drawing, which is told nothing else.
 */
public final class Known {

  /** Instead of the kind of a card. */
  public static final int HIDDEN = -1;

  private static final int NOBODY = -1;

  enum Event {
    DREW,
    PLAYED,
    /** With the cards of both hidden, or of neither. */
    TRADED,
    /** A hand that this seat saw. */
    SCANNED,
    HEAT_SCAN,
    ELIMINATED,
    RESHUFFLED,
    /** What tells nothing about hands. */
    NOTHING
  }

  final int seats;
  final int me;
  final int infectionCards;
  final boolean hostMayBeGiven;
  final int facts;
  final Event[] events;
  private final byte[] seat;
  private final byte[] other;
  private final byte[] kind;
  private final byte[] otherKind;
  // The hand of a scan and the cards of a new deck, as sets in which only the number of cards of
  // each kind means something.
  private final long[] cards;
  private final int[] nextOfSeat;
  private final int[] nextOfOther;
  // For a draw: the number of its deck, and its place in it from the top.
  private final short[] deck;
  private final byte[] place;
  private int decks;
  private int deckLeft;
  private int offerer = NOBODY;
  private int offered = HIDDEN;

  /**
   * Room for this many facts.
   *
   * @param hostMayBeGiven the option of section 17
   */
  public Known(int seats, int me, int infectionCards, boolean hostMayBeGiven, int facts) {
    this.seats = seats;
    this.me = me;
    this.infectionCards = infectionCards;
    this.hostMayBeGiven = hostMayBeGiven;
    this.facts = facts;
    events = new Event[facts];
    seat = new byte[facts];
    other = new byte[facts];
    kind = new byte[facts];
    otherKind = new byte[facts];
    cards = new long[facts];
    nextOfSeat = new int[facts];
    nextOfOther = new int[facts];
    deck = new short[facts];
    place = new byte[facts];
  }

  // Filling in

  public void drew(int fact, int drawer, int card) {
    put(fact, Event.DREW, drawer, NOBODY, card, HIDDEN);
  }

  public void played(int fact, int player, int card) {
    put(fact, Event.PLAYED, player, NOBODY, card, HIDDEN);
  }

  /** What the first one gave, then what the second one gave. */
  public void traded(int fact, int one, int two, int card, int otherCard) {
    put(fact, Event.TRADED, one, two, card, otherCard);
  }

  /** This seat saw the hand of another. */
  public void scanned(int fact, int target, long hand) {
    put(fact, Event.SCANNED, target, NOBODY, HIDDEN, HIDDEN);
    cards[fact] = hand;
  }

  public void heatScan(int fact, int infected) {
    put(fact, Event.HEAT_SCAN, NOBODY, NOBODY, infected, HIDDEN);
  }

  /** 15.1. The game went on, if {@code isJudged}: then a human was left. */
  public void eliminated(int fact, int player, boolean isJudged) {
    put(fact, Event.ELIMINATED, player, NOBODY, isJudged ? 1 : 0, HIDDEN);
  }

  public void reshuffled(int fact, long newDeck) {
    put(fact, Event.RESHUFFLED, NOBODY, NOBODY, HIDDEN, HIDDEN);
    cards[fact] = newDeck;
  }

  public void nothing(int fact) {
    put(fact, Event.NOTHING, NOBODY, NOBODY, HIDDEN, HIDDEN);
  }

  /** Somebody has chosen his card of a trade, the other one has not. */
  public void offered(int giver, int card) {
    offerer = giver;
    offered = card;
  }

  /** All facts are in, and this many cards are left in the deck. */
  public void close(int leftInDeck) {
    deckLeft = leftInDeck;
    numberTheDraws();
    linkTheFactsOfEachSeat();
  }

  private void put(int fact, Event event, int one, int two, int card, int otherCard) {
    events[fact] = event;
    seat[fact] = (byte) one;
    other[fact] = (byte) two;
    kind[fact] = (byte) card;
    otherKind[fact] = (byte) otherCard;
  }

  private void numberTheDraws() {
    int drawn = 0;
    for (int fact = 0; fact < facts; fact++) {
      if (events[fact] == Event.RESHUFFLED) {
        decks++;
        drawn = 0;
      } else if (events[fact] == Event.DREW) {
        deck[fact] = (short) decks;
        place[fact] = (byte) drawn++;
      }
    }
    decks++;
  }

  private void linkTheFactsOfEachSeat() {
    int[] next = new int[seats];
    Arrays.fill(next, facts);
    for (int fact = facts - 1; fact >= 0; fact--) {
      if (seat[fact] != NOBODY) {
        nextOfSeat[fact] = next[seat[fact]];
        next[seat[fact]] = fact;
      }
      if (other[fact] != NOBODY) {
        nextOfOther[fact] = next[other[fact]];
        next[other[fact]] = fact;
      }
    }
  }

  // Reading

  /** Who drew, played, traded first, was scanned or eliminated. */
  int seat(int fact) {
    return seat[fact];
  }

  /** The second trader. */
  int other(int fact) {
    return other[fact];
  }

  int kind(int fact) {
    return kind[fact];
  }

  int otherKind(int fact) {
    return otherKind[fact];
  }

  boolean isHidden(int fact) {
    return kind[fact] == HIDDEN;
  }

  int infectedCounted(int fact) {
    return kind[fact];
  }

  boolean isJudged(int fact) {
    return kind[fact] != 0;
  }

  long cards(int fact) {
    return cards[fact];
  }

  /** The next fact about this seat, which is in this one; the number of facts after the last. */
  int nextOf(int player, int fact) {
    return player == seat[fact] ? nextOfSeat[fact] : nextOfOther[fact];
  }

  int deckOf(int fact) {
    return deck[fact];
  }

  int decks() {
    return decks;
  }

  int deckLeft() {
    return deckLeft;
  }

  /** Section 5 point 4: whether a card was drawn from the packet. */
  boolean isFromPacket(int fact) {
    return deck[fact] == 0 && place[fact] < 3 * seats;
  }

  /** How many cards of the packet are still in the deck. */
  int packetLeft() {
    return decks > 1 ? 0 : Math.max(0, 3 * seats - (Card.OBJECTS - deckLeft));
  }

  boolean isOfferHidden() {
    return offerer != NOBODY && offered == HIDDEN;
  }

  int offerer() {
    return offerer;
  }

  static int ownInfection(int player) {
    return CardKind.INFECTION_RED.ordinal() + player;
  }

  /** Whether a kind is an item card: neither an alert nor the Host nor an infection card. */
  static boolean isItem(int kind) {
    return kind < CardKind.HOST.ordinal() && kind != CardKind.PARASITE_ALERT.ordinal();
  }

  static boolean isInfection(int kind) {
    return kind > CardKind.HOST.ordinal();
  }

  static int colourOf(int infectionKind) {
    return infectionKind - CardKind.INFECTION_RED.ordinal();
  }
}
