package plateau.panic.imagine;

import java.util.Arrays;
import plateau.panic.cards.CardKind;

/**
 * Whether a hand can do what its owner is known to do next, up to the next trade that is hidden:
 * cards that he plays, gives to the seat that imagines, or is seen with. One thread at a time.
 */
final class HandCheck {

  private static final int HOST = CardKind.HOST.ordinal();

  private final Known known;
  private final Tokens tokens;
  private final Unseen unseen;
  private final byte[] held = new byte[CardKind.ALL.size()];
  private final int[] blanks;
  private int blankCount;
  private int blanksUsed;

  HandCheck(Known known, Tokens tokens, Unseen unseen) {
    this.known = known;
    this.tokens = tokens;
    this.unseen = unseen;
    blanks = new int[Tokens.MOST_IN_HAND + known.facts];
  }

  /** From this fact of the player on. */
  boolean allowsWhatFollows(int player, int from) {
    if (from == known.facts || isHiddenTrade(from)) {
      return true;
    }
    count(player);
    for (int fact = from; fact < known.facts; fact = known.nextOf(player, fact)) {
      if (isHiddenTrade(fact)) {
        return true;
      }
      if (!isMet(player, fact)) {
        return false;
      }
    }
    return true;
  }

  private boolean isHiddenTrade(int fact) {
    return known.events[fact] == Known.Event.TRADED && known.isHidden(fact);
  }

  private void count(int player) {
    Arrays.fill(held, (byte) 0);
    blankCount = 0;
    blanksUsed = 0;
    for (int i = 0; i < tokens.size(player); i++) {
      int token = tokens.token(player, i);
      if (tokens.isBlank(token)) {
        blanks[blankCount++] = token;
      } else {
        held[tokens.kind(token)]++;
      }
    }
  }

  private boolean isMet(int player, int fact) {
    return switch (known.events[fact]) {
      case DREW -> {
        if (known.isHidden(fact)) {
          blanks[blankCount++] = fact;
        }
        yield true;
      }
      case PLAYED -> takes(known.kind(fact));
      case TRADED -> {
        boolean isFirst = known.seat(fact) == player;
        int given = isFirst ? known.kind(fact) : known.otherKind(fact);
        boolean isMet = mayGive(player, given) && takes(given);
        held[isFirst ? known.otherKind(fact) : known.kind(fact)]++;
        yield isMet;
      }
      case SCANNED -> isSeenWith(known.cards(fact));
      case ELIMINATED, HEAT_SCAN, RESHUFFLED, NOTHING -> true;
    };
  }

  // Known cards are used before blank ones: they can stand for nothing else.
  private boolean takes(int kind) {
    if (held[kind] > 0) {
      held[kind]--;
      return true;
    }
    return Known.isItem(kind) && takesBlank(kind);
  }

  // Which blank card it was stays open, so that none is missing where another would have done.
  private boolean takesBlank(int kind) {
    if (++blanksUsed > blankCount) {
      return false;
    }
    for (int i = blankCount - 1; i >= 0; i--) {
      if (tokens.mayBe(blanks[i], kind) && unseen.fits(blanks[i], kind)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayGive(int player, int kind) {
    boolean isForeign = Known.isInfection(kind) && kind != Known.ownInfection(player);
    return !isForeign || !hasItem();
  }

  private boolean hasItem() {
    if (blankCount > blanksUsed) {
      return true;
    }
    for (int kind = 0; kind < HOST; kind++) {
      if (held[kind] > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isSeenWith(long hand) {
    for (int kind = 0; kind < held.length; kind++) {
      int seen = Long.bitCount(hand & CardKind.ALL.get(kind).mask());
      while (held[kind] < seen && Known.isItem(kind) && takesBlank(kind)) {
        held[kind]++;
      }
      boolean isLater = kind == HOST && held[kind] < seen;
      if (held[kind] != seen && !isLater) {
        return false;
      }
    }
    blankCount = 0;
    blanksUsed = 0;
    return true;
  }
}
