package plateau.deadzone.jade.procedure;

import java.util.Arrays;
import plateau.kernel.chance.Chance;

/**
 * The group deck of a JADE side (B2.2): the numbers of the figures still to be drawn, the top last.
 * Mutable; drawing allocates nothing.
 */
public final class GroupDeck {

  private final byte[] figures;
  private int left;

  /** An empty deck for so many figures. */
  public GroupDeck(int capacity) {
    figures = new byte[capacity];
  }

  private GroupDeck(GroupDeck other) {
    figures = other.figures.clone();
    left = other.left;
  }

  public GroupDeck copy() {
    return new GroupDeck(this);
  }

  public void clear() {
    left = 0;
  }

  /** Adds a figure's card on top; in roster order before a shuffle (R65). */
  public void add(int figure) {
    figures[left++] = (byte) figure;
  }

  public void shuffle(Chance chance) {
    for (int i = left - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      byte figure = figures[i];
      figures[i] = figures[j];
      figures[j] = figure;
    }
  }

  /** Shuffles anew, from basic order: all that a person who saw the drawn cards can imagine. */
  public void imagine(Chance chance) {
    Arrays.sort(figures, 0, left);
    shuffle(chance);
  }

  public int draw() {
    return figures[--left];
  }

  /** B2.2: a dead figure's card is removed at once. */
  public void remove(int figure) {
    int kept = 0;
    for (int i = 0; i < left; i++) {
      if (figures[i] != figure) {
        figures[kept++] = figures[i];
      }
    }
    left = kept;
  }

  public int left() {
    return left;
  }

  public boolean isEmpty() {
    return left == 0;
  }

  /** A card of the deck, from 0 at the bottom. */
  public int figure(int index) {
    return figures[index];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GroupDeck deck
        && Arrays.equals(figures, 0, left, deck.figures, 0, deck.left);
  }

  @Override
  public int hashCode() {
    int hash = left;
    for (int i = 0; i < left; i++) {
      hash = 31 * hash + figures[i];
    }
    return hash;
  }
}
