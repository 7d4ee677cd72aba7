package plateau.iceberg.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The attempts of one player's latest turn in all matches, and which of them were accepted (§9).
 * Lists of actions are made from them only when somebody asks.
 */
final class Turns {

  /** Set beside an attempt that was accepted. */
  static final int ACCEPTED = 64;

  private static final int ATTEMPT = ACCEPTED - 1;

  private final int size;
  // Four attempts to an int.
  private final List<int[]> kept = new ArrayList<>();
  private int attempts;

  Turns(int size) {
    this.size = size;
  }

  /** A new turn begins. */
  void clear() {
    attempts = 0;
  }

  void add(int[] latest, int[] codes) {
    int four = attempts >> 2;
    if (four == kept.size()) {
      kept.add(new int[size]);
    } else if ((attempts & 3) == 0) {
      Arrays.fill(kept.get(four), 0);
    }
    Lanes.keep(size, latest, codes, kept.get(four), shift(attempts));
    attempts++;
  }

  private static int shift(int attempt) {
    return (attempt & 3) * Byte.SIZE;
  }

  /** The accepted attempts of one match in their order. */
  int[] actions(int match) {
    int[] actions = new int[attempts];
    int count = 0;
    for (int attempt = 0; attempt < attempts; attempt++) {
      int one = kept.get(attempt >> 2)[match] >>> shift(attempt);
      if ((one & ACCEPTED) != 0) {
        actions[count++] = one & ATTEMPT;
      }
    }
    return Arrays.copyOf(actions, count);
  }
}
