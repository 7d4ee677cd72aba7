package plateau.deadzone.jade.procedure;

import java.util.Arrays;
import plateau.kernel.chance.Chance;

/**
 * The action deck of a JADE side with its discard pile (B2.1): eighteen bytes, the cards not yet
 * drawn below, the top last, and above them the discarded ones, the first discarded last. Mutable;
 * drawing allocates nothing.
 */
public final class ActionDeck {

  private final byte[] cards;
  private int left;

  /** The deck in basic order. */
  public ActionDeck() {
    cards = new byte[ActionCard.DECK.size()];
    putInOrder();
  }

  private ActionDeck(ActionDeck other) {
    cards = other.cards.clone();
    left = other.left;
  }

  public ActionDeck copy() {
    return new ActionDeck(this);
  }

  /** Puts all eighteen cards together, in basic order first (R65), and shuffles them. */
  public void shuffleAll(Chance chance) {
    putInOrder();
    shuffleTheRest(chance);
  }

  /** Shuffles what has not been drawn: all that a person who saw the discards can imagine. */
  public void imagineTheRest(Chance chance) {
    Arrays.sort(cards, 0, left);
    shuffleTheRest(chance);
  }

  /** Draws the top card and discards it. R31: the deck is never empty then. */
  public int draw() {
    return cards[--left];
  }

  /** How many cards have not been drawn. */
  public int left() {
    return left;
  }

  public int discarded() {
    return cards.length - left;
  }

  /** A card of the discard pile, from 0 for the first discarded. */
  public int discard(int index) {
    return cards[cards.length - 1 - index];
  }

  /** A card of the deck, from 0 at the bottom. */
  public int card(int index) {
    return cards[index];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ActionDeck deck
        && left == deck.left
        && Arrays.equals(cards, deck.cards);
  }

  @Override
  public int hashCode() {
    return 31 * left + Arrays.hashCode(cards);
  }

  private void putInOrder() {
    for (int card = 0; card < cards.length; card++) {
      cards[card] = (byte) card;
    }
    left = cards.length;
  }

  private void shuffleTheRest(Chance chance) {
    for (int i = left - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      byte card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }
}
