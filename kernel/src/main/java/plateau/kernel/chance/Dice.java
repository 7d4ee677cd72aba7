package plateau.kernel.chance;

/** Where a match gets its chance from, step by step. Step 0 is the set-up. */
@FunctionalInterface
public interface Dice {

  Chance forStep(int step);

  /** The dice of a seed. */
  static Dice seeded(long seed) {
    return step -> Seeded.forStep(seed, step);
  }
}
