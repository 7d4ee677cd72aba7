package plateau.kit;

import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;

/** The draws of a seed, but one of them, counted from 0, comes out otherwise. */
final class AlteredDraws implements Chance {

  private final Seeded seeded;
  private final int altered;
  private int drawn;

  AlteredDraws(long seed, int altered) {
    this.seeded = new Seeded(seed);
    this.altered = altered;
  }

  @Override
  public int below(int n, Draw draw) {
    int k = seeded.below(n, draw);
    return drawn++ == altered ? (k + 1) % n : k;
  }

  int drawn() {
    return drawn;
  }
}
