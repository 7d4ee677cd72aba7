package plateau.iceberg.engine;

/**
 * A 64-bit digest of a list of whole numbers: for each, {@code h = mix(h xor number)}, where mix is
 * the output function of SplitMix64. bench/README.md describes it for other engines. One thread at
 * a time.
 */
public final class Fingerprint {

  private long hash;

  public void add(long number) {
    hash = mix(hash ^ number);
  }

  public long value() {
    return hash;
  }

  private static long mix(long number) {
    long z = number + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
