package plateau.deadzone.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.jade.procedure.ActionCard;

/** What JADE has in mind while one of its figures is active: the card, the dice and its memory. */
final class Mind {

  private static final int NO_CARD = -1;

  private byte card = NO_CARD;
  private List<Integer> drawn = List.of();
  private long dice;
  private long memory;

  Mind copy() {
    Mind copy = new Mind();
    copy.card = card;
    copy.drawn = drawn;
    copy.dice = dice;
    copy.memory = memory;
    return copy;
  }

  void clear() {
    card = NO_CARD;
    drawn = List.of();
    dice = Pools.EMPTY;
    memory = 0;
  }

  @Nullable ActionCard card() {
    return card == NO_CARD ? null : ActionCard.DECK.get(card);
  }

  /** The cards drawn for the active figure; the last is the one it plays. */
  List<Integer> drawn() {
    return drawn;
  }

  void setDrawn(List<Integer> cards) {
    drawn = cards;
    card = cards.getLast().byteValue();
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
