package plateau.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this program, as the build wrote it down. */
final class Version {

  private Version() {}

  static String number() {
    Properties facts = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
      facts.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return facts.getProperty("version", "?");
  }
}
