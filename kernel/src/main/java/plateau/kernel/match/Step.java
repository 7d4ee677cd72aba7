package plateau.kernel.match;

import java.util.List;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.Seeded;

/**
 * One step of a match: who moved, what, and what chance drew. Step 0 is the set-up, which nobody
 * plays.
 *
 * @param digest of the position after the step, so that a divergence names its step; empty on most
 *     steps
 */
public record Step(int number, int seat, String move, List<Drawn> draws, String digest) {

  public Step {
    draws = List.copyOf(draws);
  }

  public boolean isSetup() {
    return number == 0;
  }

  /** Whether its draws are those of the seed of a match. */
  public boolean isDrawnWith(long seed) {
    Seeded chance = Seeded.forStep(seed, number);
    return draws.stream().allMatch(drawn -> chance.below(drawn.n(), Draw.UNNAMED) == drawn.k());
  }

  static Step setup(List<Drawn> draws, String digest) {
    return new Step(0, Seat.REFEREE, "", draws, digest);
  }
}
