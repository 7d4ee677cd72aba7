package plateau.panic.imagine;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.chance.Chance;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;

/**
 * Cards that change hands between two others although nobody traded: the way out when no past was
 * found that explains everything. One thread at a time.
 */
final class UnseenSwaps {

  private record Swap(int fact, int seat, int token, int other, int otherToken) {}

  private final Known known;
  private final Tokens tokens;
  private final Unseen unseen;
  private final Chance chance;
  private final List<Swap> swaps = new ArrayList<>();

  UnseenSwaps(Known known, Tokens tokens, Unseen unseen, Chance chance) {
    this.known = known;
    this.tokens = tokens;
    this.unseen = unseen;
    this.chance = chance;
  }

  /** Gets a player a card of this kind from somebody else, or {@link Tokens#NONE}. */
  int fetch(int fact, int seat, int kind) {
    int item = tokens.any(seat, Tokens.ITEMS, chance);
    int back = item == Tokens.NONE ? tokens.token(seat, 0) : item;
    return fetch(fact, seat, kind, back);
  }

  private int fetch(int fact, int seat, int kind, int back) {
    for (int other = 0; other < known.seats; other++) {
      if (other == seat || other == known.me) {
        continue;
      }
      for (int i = 0; i < tokens.size(other); i++) {
        int token = tokens.token(other, i);
        if (tokens.kind(token) == kind || isBecoming(token, kind)) {
          tokens.swap(seat, back, other, token);
          swaps.add(new Swap(fact, seat, back, other, token));
          return token;
        }
      }
    }
    return Tokens.NONE;
  }

  private boolean isBecoming(int token, int kind) {
    boolean becomes = Known.isItem(kind) && unseen.mayBecome(tokens, token, kind);
    if (becomes) {
      tokens.bind(token, kind);
      unseen.take(token, kind);
    }
    return becomes;
  }

  /** Makes a hand what it was seen to be. */
  boolean fill(int fact, int seat, long hand) {
    long left = hand;
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < tokens.size(seat); i++) {
      int token = tokens.token(seat, i);
      long ofKind = tokens.isBlank(token) ? 0 : left & mask(tokens.kind(token));
      left &= ~Long.lowestOneBit(ofKind);
      if (ofKind == 0) {
        others.add(token);
      }
    }
    for (; left != 0; left &= left - 1) {
      int kind = Card.kindOf(Long.numberOfTrailingZeros(left)).ordinal();
      int token = others.removeLast();
      if (!isBecoming(token, kind) && fetch(fact, seat, kind, token) == Tokens.NONE) {
        return false;
      }
    }
    return true;
  }

  private static long mask(int kind) {
    return CardKind.ALL.get(kind).mask();
  }

  void tell(Past past) {
    for (Swap swap : swaps) {
      past.addSwap(
          swap.fact(),
          swap.seat(),
          tokens.kind(swap.token()),
          swap.other(),
          tokens.kind(swap.otherToken()));
    }
  }
}
