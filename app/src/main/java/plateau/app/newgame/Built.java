package plateau.app.newgame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * The coordinates of what games are built on, as the build wrote them down.
 *
 * @param group the reversed domain
 * @param jspecify the version of the annotations that sources have
 */
record Built(String group, String version, String jspecify) {

  static Built read() {
    Properties facts = new Properties();
    try (InputStream in = Built.class.getResourceAsStream("built.properties")) {
      facts.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Built(
        facts.getProperty("group", "?"),
        facts.getProperty("version", "?"),
        facts.getProperty("jspecify", "?"));
  }
}
