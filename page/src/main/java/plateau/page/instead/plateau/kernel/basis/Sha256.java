package plateau.page.instead.plateau.kernel.basis;

import java.util.Arrays;

/** FIPS 180-4: the page's library has no digests, and the browser's own keeps one waiting. */
public final class Sha256 {

  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;
  private static final int LENGTH_BYTES = 8;
  private static final String HEX = "0123456789abcdef";
  private static final int[] CONSTANTS = new int[ROUNDS];
  private static final int[] START = new int[8];

  // The fractions of the cube roots of the first 64 primes, and of the square roots of eight.
  static {
    int found = 0;
    for (int number = 2; found < ROUNDS; number++) {
      if (isPrime(number)) {
        CONSTANTS[found] = fractionOfRoot(number, 3);
        if (found < START.length) {
          START[found] = fractionOfRoot(number, 2);
        }
        found++;
      }
    }
  }

  private final int[] words = new int[ROUNDS];
  private final int[] state = START.clone();

  private Sha256() {}

  public static String hex(byte[] bytes) {
    StringBuilder hex = new StringBuilder();
    for (byte one : of(bytes)) {
      hex.append(HEX.charAt(one >> 4 & 0xf)).append(HEX.charAt(one & 0xf));
    }
    return hex.toString();
  }

  public static byte[] of(byte[] bytes) {
    int blocks = (bytes.length + LENGTH_BYTES) / BLOCK + 1;
    byte[] padded = Arrays.copyOf(bytes, blocks * BLOCK);
    padded[bytes.length] = (byte) 0x80;
    long bits = 8L * bytes.length;
    for (int i = 1; i <= LENGTH_BYTES; i++) {
      padded[padded.length - i] = (byte) (bits >>> (8 * (i - 1)));
    }
    Sha256 hash = new Sha256();
    for (int start = 0; start < padded.length; start += BLOCK) {
      hash.take(padded, start);
    }
    return hash.written();
  }

  private void take(byte[] bytes, int start) {
    for (int i = 0; i < 16; i++) {
      int at = start + 4 * i;
      words[i] =
          ((bytes[at] & 0xff) << 24)
              | ((bytes[at + 1] & 0xff) << 16)
              | ((bytes[at + 2] & 0xff) << 8)
              | (bytes[at + 3] & 0xff);
    }
    for (int i = 16; i < ROUNDS; i++) {
      int early = words[i - 15];
      int late = words[i - 2];
      int sigma0 = turned(early, 7) ^ turned(early, 18) ^ early >>> 3;
      int sigma1 = turned(late, 17) ^ turned(late, 19) ^ late >>> 10;
      words[i] = words[i - 16] + sigma0 + words[i - 7] + sigma1;
    }
    mix();
  }

  private void mix() {
    int[] v = state.clone();
    for (int i = 0; i < ROUNDS; i++) {
      int sum1 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25);
      int choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
      int first = v[7] + sum1 + choice + CONSTANTS[i] + words[i];
      int sum0 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22);
      int majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += first;
      v[0] = first + sum0 + majority;
    }
    for (int i = 0; i < state.length; i++) {
      state[i] += v[i];
    }
  }

  private byte[] written() {
    byte[] hash = new byte[4 * state.length];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return hash;
  }

  private static int turned(int word, int bits) {
    return Integer.rotateRight(word, bits);
  }

  private static boolean isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return true;
  }

  // The first 32 bits behind the point, by halving: no library's root is exact to the last bit.
  private static int fractionOfRoot(int number, int degree) {
    long low = 0;
    long high = 1L << 37;
    while (high - low > 1) {
      long middle = (low + high) >>> 1;
      if (powerIsAtMost(middle, degree, number)) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (int) low;
  }

  private static boolean powerIsAtMost(long root, int degree, int number) {
    java.math.BigInteger power = java.math.BigInteger.valueOf(root).pow(degree);
    return power.compareTo(java.math.BigInteger.valueOf(number).shiftLeft(32 * degree)) <= 0;
  }
}
