package plateau.arena.bot.contest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names contents: equal files under equal names give equal texts. */
final class Digest {

  private static final int DIGITS = 24;

  private final MessageDigest sha;

  Digest() {
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  void add(String name, byte[] content) {
    sha.update((name + "\0" + content.length + "\0").getBytes(StandardCharsets.UTF_8));
    sha.update(content);
  }

  String text() {
    return HexFormat.of().formatHex(sha.digest()).substring(0, DIGITS);
  }
}
