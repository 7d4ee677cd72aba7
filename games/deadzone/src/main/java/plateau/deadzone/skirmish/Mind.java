package plateau.deadzone.skirmish;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.jade.ActionCard;

/** What JADE has in mind while one of its figures is active: the card, the dice and its memory. */
final class Mind {

  private static final int NO_CARD = -1;

  private byte card = NO_CARD;
  private long dice;
  private long memory;

  Mind copy() {
    Mind copy = new Mind();
    copy.card = card;
    copy.dice = dice;
    copy.memory = memory;
    return copy;
  }

  void clear() {
    card = NO_CARD;
    dice = Pools.EMPTY;
    memory = 0;
  }

  @Nullable ActionCard card() {
    return card == NO_CARD ? null : ActionCard.DECK.get(card);
  }

  void setCard(ActionCard drawn) {
    card = (byte) ActionCard.DECK.indexOf(drawn);
  }

  /** The command dice of the card chain that are left (B3.4). */
  long dice() {
    return dice;
  }

  void setDice(long left) {
    dice = left;
  }

  /** For {@link plateau.deadzone.jade.Jade} alone to read. */
  long memory() {
    return memory;
  }

  void setMemory(long bits) {
    memory = bits;
  }
}
