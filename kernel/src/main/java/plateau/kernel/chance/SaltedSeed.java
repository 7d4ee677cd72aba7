package plateau.kernel.chance;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Pattern;
import plateau.kernel.basis.Sha256;

/**
 * A seed that was promised: its hash is published before the match, the seed after it. Behind a
 * plain hash 64 bits could be searched, and one list of hashes would serve against every match; a
 * salt of 128 random bits, told together with the seed, leaves nothing to search.
 *
 * @param salt 32 hex digits; empty in matches that are older than salts, and where whoever might
 *     search chose the seed
 */
public record SaltedSeed(long number, String salt) {

  private static final Pattern SALT = Pattern.compile("[0-9a-f]{32}");

  public SaltedSeed {
    if (!salt.isEmpty() && !isSalt(salt)) {
      throw new IllegalArgumentException("\"" + salt + "\" is no salt");
    }
  }

  /** One whose salt is these 128 bits. */
  public static SaltedSeed of(long number, long saltHigh, long saltLow) {
    HexFormat hex = HexFormat.of();
    return new SaltedSeed(number, hex.toHexDigits(saltHigh) + hex.toHexDigits(saltLow));
  }

  public static SaltedSeed unsalted(long number) {
    return new SaltedSeed(number, "");
  }

  public static boolean isSalt(String text) {
    return SALT.matcher(text).matches();
  }

  /** SHA-256 of the seed as decimal text, and behind a blank of its salt if it has one. */
  public String hash() {
    String text = salt.isEmpty() ? Long.toString(number) : number + " " + salt;
    return Sha256.hex(text.getBytes(StandardCharsets.US_ASCII));
  }
}
