package plateau.panic.cards;

/**
 * Where every card lies (11.1): the deck in its order; discard pile, hands, tables and the cards
 * out of the game as one {@code long} each. A copy takes about 300 bytes. One thread at a time.
 *
 * <p>Cards of one kind are alike: whenever a kind leaves a pile, its lowest-numbered card goes.
 */
public final class Piles {

  private final int bulletsPerAmmo;
  private final long[] hands;
  private final long[] tables;
  private final byte[] bullets;
  private final byte[] deck;
  private int top;
  private int bottom;
  private long discard;
  private long out;

  /** All hands, tables and piles empty. */
  public Piles(int seats, int bulletsPerAmmo) {
    this.bulletsPerAmmo = bulletsPerAmmo;
    hands = new long[seats];
    tables = new long[seats];
    bullets = new byte[seats];
    deck = new byte[Card.OBJECTS];
  }

  private Piles(Piles other) {
    bulletsPerAmmo = other.bulletsPerAmmo;
    hands = other.hands.clone();
    tables = other.tables.clone();
    bullets = other.bullets.clone();
    deck = other.deck.clone();
    top = other.top;
    bottom = other.bottom;
    discard = other.discard;
    out = other.out;
  }

  public Piles copy() {
    return new Piles(this);
  }

  // The deck

  /** A new deck with these cards, place 0 being the top. */
  public void stackDeck(int[] cards) {
    for (int i = 0; i < cards.length; i++) {
      deck[i] = (byte) cards[i];
    }
    top = 0;
    bottom = cards.length;
  }

  public int deckSize() {
    return bottom - top;
  }

  /** The cards of the deck from the top. */
  public int[] deck() {
    int[] cards = new int[deckSize()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = deck[top + i];
    }
    return cards;
  }

  public long deckMask() {
    long cards = 0;
    for (int i = top; i < bottom; i++) {
      cards |= Card.bit(deck[i]);
    }
    return cards;
  }

  /** Takes the top card off; the deck must have one. */
  public int draw() {
    return deck[top++];
  }

  /** 11.3: whether a card can be drawn, from the deck or from a shuffled discard pile. */
  public boolean canDraw() {
    return top < bottom || discard != 0;
  }

  public long takeDiscardPile() {
    long cards = discard;
    discard = 0;
    return cards;
  }

  // Hands

  public long hand(int seat) {
    return hands[seat];
  }

  public int handSize(int seat) {
    return Long.bitCount(hands[seat]);
  }

  public boolean holds(int seat, CardKind kind) {
    return (hands[seat] & kind.mask()) != 0;
  }

  public int count(int seat, CardKind kind) {
    return Long.bitCount(hands[seat] & kind.mask());
  }

  public void putInHand(int seat, int card) {
    hands[seat] |= Card.bit(card);
  }

  public void setHand(int seat, long cards) {
    hands[seat] = cards;
  }

  /** Takes the lowest-numbered card of a kind out of a hand that holds one. */
  public int takeFromHand(int seat, CardKind kind) {
    int card = lowest(hands[seat] & kind.mask());
    hands[seat] &= ~Card.bit(card);
    return card;
  }

  public void discardFromHand(int seat, CardKind kind) {
    discard |= Card.bit(takeFromHand(seat, kind));
  }

  // Tables

  public long table(int seat) {
    return tables[seat];
  }

  public boolean hasOnTable(int seat, CardKind kind) {
    return (tables[seat] & kind.mask()) != 0;
  }

  /** 11.2: an ammo card brings its bullets along. */
  public void layOnTable(int seat, CardKind kind) {
    tables[seat] |= Card.bit(takeFromHand(seat, kind));
    if (kind == CardKind.AMMO) {
      bullets[seat] += (byte) bulletsPerAmmo;
    }
  }

  public int bullets(int seat) {
    return bullets[seat];
  }

  /** R36: only the oldest ammo card is not full, so the number of bullets tells how many remain. */
  public void spendBullets(int seat, int number) {
    bullets[seat] -= (byte) number;
    int cardsLeft = (bullets[seat] + bulletsPerAmmo - 1) / bulletsPerAmmo;
    while (Long.bitCount(tables[seat] & CardKind.AMMO.mask()) > cardsLeft) {
      int empty = lowest(tables[seat] & CardKind.AMMO.mask());
      tables[seat] &= ~Card.bit(empty);
      discard |= Card.bit(empty);
    }
  }

  // The other piles

  public long discardPile() {
    return discard;
  }

  public void discard(int card) {
    discard |= Card.bit(card);
  }

  public long outOfGame() {
    return out;
  }

  /** 13.3: hand and table of an eliminated player, with its bullets. */
  public void leaveGame(int seat) {
    out |= hands[seat] | tables[seat];
    hands[seat] = 0;
    tables[seat] = 0;
    bullets[seat] = 0;
  }

  private static int lowest(long cards) {
    return Long.numberOfTrailingZeros(cards);
  }
}
