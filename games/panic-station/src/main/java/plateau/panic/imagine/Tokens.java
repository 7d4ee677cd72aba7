package plateau.panic.imagine;

import java.util.Arrays;
import plateau.kernel.chance.Chance;
import plateau.panic.cards.CardKind;

/**
 * The cards in hands on the way through a past. A card is a token: the number of the fact in which
 * it was drawn, or, for infection cards, a number after all facts. What another player draws unseen
 * is blank until something tells its kind. One thread at a time.
 */
final class Tokens {

  static final int NONE = -1;

  // What a token is to the one who holds it, as bits.
  static final int BLANK = 1;
  static final int BLANK_BUT_NO_GAS_CAN = 2;
  static final int GAS_CAN = 4;
  static final int OTHER_ITEM = 8;
  static final int OWN_INFECTION = 16;
  static final int FOREIGN_INFECTION = 32;
  static final int HOST = 64;

  static final int BLANKS = BLANK | BLANK_BUT_NO_GAS_CAN;
  static final int ITEMS = BLANKS | GAS_CAN | OTHER_ITEM;
  static final int NO_GAS_CANS = BLANKS | OTHER_ITEM;

  private static final byte UNKNOWN = -1;
  private static final byte UNKNOWN_BUT_NO_GAS_CAN = -2;

  private static final int INFECTIONS = 18;
  static final int MOST_IN_HAND = 64;

  private final Known known;
  private final byte[] kind;
  private final short[] hands;
  private final int[] size;

  Tokens(Known known) {
    this.known = known;
    kind = new byte[known.facts + INFECTIONS];
    hands = new short[known.seats * MOST_IN_HAND];
    size = new int[known.seats];
  }

  void copy(Tokens other) {
    System.arraycopy(other.kind, 0, kind, 0, kind.length);
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.size, 0, size, 0, size.length);
  }

  /** Everybody holds his own infection cards and nothing else. */
  void start() {
    Arrays.fill(size, 0);
    for (int seat = 0; seat < known.seats; seat++) {
      for (int i = 0; i < known.infectionCards; i++) {
        int token = known.facts + 3 * seat + i;
        kind[token] = (byte) Known.ownInfection(seat);
        add(seat, token);
      }
    }
  }

  /** A card that was drawn; {@link Known#HIDDEN} for a blank one. */
  void appear(int token, int ofKind) {
    kind[token] = (byte) ofKind;
  }

  void add(int seat, int token) {
    hands[seat * MOST_IN_HAND + size[seat]++] = (short) token;
  }

  void remove(int seat, int token) {
    int at = seat * MOST_IN_HAND;
    while (hands[at] != token) {
      at++;
    }
    hands[at] = hands[seat * MOST_IN_HAND + --size[seat]];
  }

  void swap(int one, int token, int two, int otherToken) {
    remove(one, token);
    remove(two, otherToken);
    add(one, otherToken);
    add(two, token);
  }

  void clear(int seat) {
    size[seat] = 0;
  }

  int size(int seat) {
    return size[seat];
  }

  int token(int seat, int i) {
    return hands[seat * MOST_IN_HAND + i];
  }

  boolean isBlank(int token) {
    return kind[token] < 0;
  }

  boolean mayBeGasCan(int token) {
    return kind[token] == UNKNOWN;
  }

  /** Whether this kind is not ruled out for a blank card. */
  boolean mayBe(int token, int ofKind) {
    return ofKind != CardKind.GAS_CAN.ordinal() || kind[token] != UNKNOWN_BUT_NO_GAS_CAN;
  }

  int kind(int token) {
    return kind[token];
  }

  void bind(int token, int toKind) {
    kind[token] = (byte) toKind;
  }

  void forbidGasCan(int token) {
    kind[token] = kind[token] == UNKNOWN ? UNKNOWN_BUT_NO_GAS_CAN : kind[token];
  }

  /** A token of this kind in a hand, or {@link #NONE}. */
  int find(int seat, int ofKind) {
    for (int i = 0; i < size[seat]; i++) {
      int token = token(seat, i);
      if (kind[token] == ofKind) {
        return token;
      }
    }
    return NONE;
  }

  /** How many tokens of these sorts a hand has. */
  int count(int seat, int sorts) {
    int count = 0;
    for (int i = 0; i < size[seat]; i++) {
      count += (sortOf(seat, token(seat, i)) & sorts) != 0 ? 1 : 0;
    }
    return count;
  }

  boolean has(int seat, int sorts) {
    for (int i = 0; i < size[seat]; i++) {
      if ((sortOf(seat, token(seat, i)) & sorts) != 0) {
        return true;
      }
    }
    return false;
  }

  /** One of the tokens of these sorts in a hand, or {@link #NONE}. */
  int any(int seat, int sorts, Chance chance) {
    int count = count(seat, sorts);
    if (count == 0) {
      return NONE;
    }
    int left = count == 1 ? 0 : chance.below(count);
    for (int i = 0; ; i++) {
      int token = token(seat, i);
      if ((sortOf(seat, token) & sorts) != 0 && left-- == 0) {
        return token;
      }
    }
  }

  /** Whether a token in a hand is of one of these sorts. */
  boolean is(int seat, int token, int sorts) {
    return (sortOf(seat, token) & sorts) != 0;
  }

  private int sortOf(int seat, int token) {
    int k = kind[token];
    if (k < 0) {
      return k == UNKNOWN ? BLANK : BLANK_BUT_NO_GAS_CAN;
    }
    if (k < CardKind.HOST.ordinal()) {
      return k == CardKind.GAS_CAN.ordinal() ? GAS_CAN : OTHER_ITEM;
    }
    if (k == CardKind.HOST.ordinal()) {
      return HOST;
    }
    return k == Known.ownInfection(seat) ? OWN_INFECTION : FOREIGN_INFECTION;
  }
}
