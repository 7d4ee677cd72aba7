package plateau.panic.imagine;

import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;

/**
 * What hidden trades must have brought about, because a player is later known to have given or is
 * seen with certain infection cards. The trades just before are likely to have done it; to know
 * which saves many dead ends.
 */
final class Appetite {

  private static final int TRADES_BEFORE = 3;

  private final Known known;
  // By fact, bits of players who must get infection cards of others, or get rid of their own.
  private final byte[] hungry;
  private final byte[] generous;
  private final int[] hungryTrades;
  private final int[] generousTrades;

  Appetite(Known known) {
    this.known = known;
    hungry = new byte[known.facts];
    generous = new byte[known.facts];
    hungryTrades = new int[known.seats];
    generousTrades = new int[known.seats];
    for (int fact = known.facts - 1; fact >= 0; fact--) {
      switch (known.events[fact]) {
        case TRADED -> {
          read(fact, known.seat(fact), known.kind(fact));
          read(fact, known.other(fact), known.otherKind(fact));
        }
        case SCANNED -> read(known.seat(fact), known.cards(fact));
        default -> {}
      }
    }
  }

  private void read(int fact, int player, int given) {
    if (given == Known.HIDDEN) {
      hungry[fact] |= (byte) (hungryTrades[player]-- > 0 ? 1 << player : 0);
      generous[fact] |= (byte) (generousTrades[player]-- > 0 ? 1 << player : 0);
    } else if (player != known.me) {
      boolean isForeign = Known.isInfection(given) && given != Known.ownInfection(player);
      hungryTrades[player] = isForeign ? TRADES_BEFORE : hungryTrades[player];
      boolean isHost = given == CardKind.HOST.ordinal();
      generousTrades[player] = isHost ? TRADES_BEFORE : generousTrades[player];
    }
  }

  private void read(int player, long hand) {
    long own = CardKind.infectionOf(player).mask();
    boolean hasForeign = (hand & ~Card.OBJECT_MASK & ~own) != 0;
    hungryTrades[player] = hasForeign ? TRADES_BEFORE : 0;
    boolean hasGiven = Long.bitCount(hand & own) < known.infectionCards;
    generousTrades[player] = hasGiven ? TRADES_BEFORE : 0;
  }

  /** Whether one of these two should give the other an infection card of his own. */
  boolean isFor(int giver, int receiver, int fact) {
    return ((hungry[fact] >> receiver | generous[fact] >> giver) & 1) != 0;
  }
}
