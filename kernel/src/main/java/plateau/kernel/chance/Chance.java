package plateau.kernel.chance;

import java.util.Collections;
import java.util.List;

/**
 * The only randomness that rules know, and always a parameter. Everything rests on {@link
 * #below(int, Draw)}, so a list of draws means the same everywhere: to a seed, to a replay, to a
 * test, and to a person with real dice.
 */
public interface Chance {

  /** A number from 0 to n - 1, each as likely as the others. */
  int below(int n, Draw draw);

  default int below(int n) {
    return below(n, Draw.UNNAMED);
  }

  /** A die with six sides: 1 to 6. */
  default int d6(Draw draw) {
    return 1 + below(6, draw);
  }

  default int d6() {
    return d6(Draw.UNNAMED);
  }

  /** A seed for a {@link Seeded} chance that goes on by itself: one of 2^60. */
  default long seed() {
    return ((long) below(1 << 30) << 30) + below(1 << 30);
  }

  /** Fisher-Yates from the end. The top of a deck is its last element. */
  default void shuffle(int[] deck) {
    for (int i = deck.length - 1; i > 0; i--) {
      int j = below(i + 1);
      int card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
  }

  /** Fisher-Yates from the end. The top of a deck is its last element. */
  default void shuffle(List<?> deck) {
    for (int i = deck.size() - 1; i > 0; i--) {
      Collections.swap(deck, i, below(i + 1));
    }
  }
}
