package plateau.arena.bot;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import plateau.kernel.basis.Sha256;

/**
 * The seed that a program is given for its own dice. The same match gives a seat the same one
 * again, so that a program that draws from nothing else plays the same; every other match and every
 * other seat gives another.
 *
 * <p>It comes from the seed of the match by a hash that nobody can turn back: what a program is
 * told must not tell it how the dice of the match will fall.
 */
final class OwnSeed {

  // 52 bits: the largest whole hex digits below 2^53, which every language reads without loss.
  private static final int HEX_DIGITS = 13;

  private OwnSeed() {}

  /** Never negative, and below 2^52. */
  static long of(long matchSeed, int seat) {
    String text = "seed of seat " + seat + " in match " + matchSeed;
    byte[] hash = Sha256.of(text.getBytes(StandardCharsets.US_ASCII));
    return HexFormat.fromHexDigitsToLong(HexFormat.of().formatHex(hash).substring(0, HEX_DIGITS));
  }
}
