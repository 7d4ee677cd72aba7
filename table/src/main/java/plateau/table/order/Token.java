package plateau.table.order;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import plateau.kernel.basis.Sha256;
import plateau.kernel.chance.SaltedSeed;

/** Secrets that nobody can guess: the tokens of seats, the ids of tables, the seeds of dice. */
public final class Token {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int TOKEN_BYTES = 18;
  private static final int ID_SIGNS = 16;
  // Without signs that look alike.
  private static final String ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";

  private Token() {}

  public static String fresh() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  public static String freshId() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID_SIGNS; i++) {
      id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return id.toString();
  }

  public static long freshSeed() {
    return RANDOM.nextLong();
  }

  /** With a fresh salt: its hash can be published and tells nothing. */
  static SaltedSeed salted(long seed) {
    return SaltedSeed.of(seed, RANDOM.nextLong(), RANDOM.nextLong());
  }

  /** What is kept of a token. It has too many bits to be guessed, so a plain hash will do. */
  public static String hash(String token) {
    return Sha256.hex(token.getBytes(StandardCharsets.UTF_8));
  }

  /** Compares in a time that tells nothing. */
  public static boolean fits(String token, String hash) {
    String own = hash(token);
    int differences = own.length() ^ hash.length();
    for (int i = 0; i < Math.min(own.length(), hash.length()); i++) {
      differences |= own.charAt(i) ^ hash.charAt(i);
    }
    return differences == 0;
  }
}
