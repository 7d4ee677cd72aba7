package plateau.panic.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * The 64 cards with a common back, by number: the 46 object cards in the order of table 3.1, then
 * three infection cards for each colour. A set of cards is a {@code long}, one bit a card.
 */
public final class Card {

  public static final int OBJECTS = 46;
  public static final int ALL = 64;
  public static final int HOST = CardKind.HOST.first();

  public static final long OBJECT_MASK = (1L << OBJECTS) - 1;

  /** 3.1: item cards. */
  public static final long ITEMS =
      OBJECT_MASK & ~CardKind.HOST.mask() & ~CardKind.PARASITE_ALERT.mask();

  private static final CardKind[] KIND_OF = kinds();

  private Card() {}

  public static CardKind kindOf(int card) {
    return KIND_OF[card];
  }

  public static long bit(int card) {
    return 1L << card;
  }

  /** {@code gas-can-1} to {@code gas-can-12}; a kind of one card has its number too. */
  public static String id(int card) {
    CardKind kind = KIND_OF[card];
    return kind.id() + "-" + (card - kind.first() + 1);
  }

  /** The kind of the card with this id, which must exist. */
  public static CardKind kindOf(String id) {
    return CardKind.of(id.substring(0, id.lastIndexOf('-'))).orElseThrow();
  }

  /** The kinds of these cards, in the order of table 3.1, one entry a card. */
  public static List<CardKind> kindsOf(long cards) {
    List<CardKind> kinds = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      kinds.add(KIND_OF[Long.numberOfTrailingZeros(left)]);
    }
    return kinds;
  }

  public static List<String> idsOf(long cards) {
    List<String> ids = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      ids.add(id(Long.numberOfTrailingZeros(left)));
    }
    return ids;
  }

  private static CardKind[] kinds() {
    CardKind[] kinds = new CardKind[ALL];
    for (CardKind kind : CardKind.ALL) {
      for (int i = 0; i < kind.count(); i++) {
        kinds[kind.first() + i] = kind;
      }
    }
    return kinds;
  }
}
