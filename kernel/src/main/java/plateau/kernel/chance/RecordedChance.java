package plateau.kernel.chance;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** Chance from a list: the draws of a recorded step, or the dice that a test has laid out. */
public final class RecordedChance implements Chance {

  private final Iterator<Drawn> draws;
  private int used;

  public RecordedChance(List<Drawn> draws) {
    this.draws = draws.iterator();
  }

  /** Dice that show these faces, in this order. */
  public static RecordedChance dice(int... faces) {
    return new RecordedChance(
        Arrays.stream(faces).mapToObj(face -> new Drawn(6, face - 1)).toList());
  }

  @Override
  public int below(int n, Draw draw) {
    if (!draws.hasNext()) {
      throw new DrawMismatch(used, n, null);
    }
    Drawn next = draws.next();
    if (next.n() != n) {
      throw new DrawMismatch(used, n, next);
    }
    used++;
    return next.k();
  }

  /** How many draws were made so far. */
  public int used() {
    return used;
  }

  public boolean isUsedUp() {
    return !draws.hasNext();
  }
}
