package plateau.kernel.chance;

/**
 * Chance from a 64-bit seed: SplitMix64, and the high half of {@code output * n} for a number below
 * n (the bias is under n in 2^64). Allocates nothing. One thread at a time.
 *
 * <p>Each step of a match has a stream of its own, a function of the seed and the step's number
 * alone. So a match can be resumed anywhere, and taking a move back and playing it again throws the
 * same dice.
 */
public final class Seeded implements Chance {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public Seeded(long seed) {
    state = seed;
  }

  /** The stream of this step of the match with this seed. */
  public static Seeded forStep(long seed, int step) {
    return new Seeded(streamOf(seed, step));
  }

  /** Continues as {@link #forStep} would start, without a new object. */
  public void restart(long seed, int step) {
    state = streamOf(seed, step);
  }

  /**
   * A seed that belongs to this one and this number; different numbers give unrelated seeds. The
   * numbers of an int belong to the steps of the match: take others for anything else that goes on
   * beside its dice.
   */
  public static long derive(long seed, long number) {
    return mix(mix(seed + GOLDEN_GAMMA) ^ (number + 1) * GOLDEN_GAMMA);
  }

  @Override
  public int below(int n, Draw draw) {
    return (int) Math.unsignedMultiplyHigh(next(), n);
  }

  private long next() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  private static long streamOf(long seed, int step) {
    return derive(seed, step);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
