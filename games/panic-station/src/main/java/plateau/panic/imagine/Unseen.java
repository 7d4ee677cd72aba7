package plateau.panic.imagine;

import java.util.Arrays;
import plateau.panic.cards.CardKind;

/**
 * For each deck that there was, how many cards of each kind the seat has not seen come out of it:
 * they lie at its hidden places, and which ones is decided one after the other.
 */
final class Unseen {

  static final int KINDS = CardKind.HOST.ordinal() + 1;

  private static final int GAS_CAN = CardKind.GAS_CAN.ordinal();

  private final Known known;
  private final byte[] atFirst;
  private final byte[] left;
  private int spareAtFirst;
  private int spareInPacket;

  Unseen(Known known) {
    this.known = known;
    atFirst = new byte[known.decks() * KINDS];
    for (int kind = 0; kind < KINDS; kind++) {
      atFirst[kind] = (byte) CardKind.ALL.get(kind).count();
    }
    spareAtFirst = 3 * known.seats - 1 - known.seats;
    int deck = 0;
    for (int fact = 0; fact < known.facts; fact++) {
      switch (known.events[fact]) {
        case RESHUFFLED -> fill(++deck, known.cards(fact));
        case DREW -> see(fact);
        default -> {}
      }
    }
    left = atFirst.clone();
  }

  private Unseen(Unseen other) {
    known = other.known;
    atFirst = other.atFirst;
    spareAtFirst = other.spareAtFirst;
    left = other.left.clone();
    spareInPacket = other.spareInPacket;
  }

  Unseen copy() {
    return new Unseen(this);
  }

  void copy(Unseen other) {
    System.arraycopy(other.left, 0, left, 0, left.length);
    spareInPacket = other.spareInPacket;
  }

  private void fill(int deck, long cards) {
    for (int kind = 0; kind < KINDS; kind++) {
      long ofKind = cards & CardKind.ALL.get(kind).mask();
      atFirst[deck * KINDS + kind] = (byte) Long.bitCount(ofKind);
    }
  }

  private void see(int draw) {
    if (!known.isHidden(draw)) {
      atFirst[known.deckOf(draw) * KINDS + known.kind(draw)]--;
      spareAtFirst -= isSpare(draw, known.kind(draw)) ? 1 : 0;
    }
  }

  // In the packet are the Host and at least as many gas cans as players: so many others, no more.
  private boolean isSpare(int draw, int kind) {
    return known.isFromPacket(draw) && kind != GAS_CAN && kind != CardKind.HOST.ordinal();
  }

  void start() {
    System.arraycopy(atFirst, 0, left, 0, left.length);
    spareInPacket = spareAtFirst;
  }

  boolean has(int deck, int kind) {
    return left[deck * KINDS + kind] > 0;
  }

  /** Whether the card of this hidden draw can be of this kind. */
  boolean fits(int draw, int kind) {
    return left[known.deckOf(draw) * KINDS + kind] > 0
        && (spareInPacket > 0 || !isSpare(draw, kind));
  }

  /** Whether a token is blank and can be of this kind. */
  boolean mayBecome(Tokens tokens, int token, int kind) {
    return tokens.isBlank(token) && fits(token, kind) && tokens.mayBe(token, kind);
  }

  void take(int draw, int kind) {
    left[known.deckOf(draw) * KINDS + kind]--;
    spareInPacket -= isSpare(draw, kind) ? 1 : 0;
  }

  void putBack(int draw, int kind) {
    left[known.deckOf(draw) * KINDS + kind]++;
    spareInPacket += isSpare(draw, kind) ? 1 : 0;
  }

  /** The Host card is still in the deck of the set-up. */
  void takeHost() {
    left[CardKind.HOST.ordinal()]--;
  }

  /** The cards of each kind left at hidden places of a deck, by kind. */
  byte[] of(int deck) {
    return Arrays.copyOfRange(left, deck * KINDS, (deck + 1) * KINDS);
  }
}
