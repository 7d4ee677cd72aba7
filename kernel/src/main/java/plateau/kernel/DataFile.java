package plateau.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A file of a game's facts beside its classes, such as a table of cards. Games read nothing else:
 * what they know besides comes in with the set-up.
 */
public final class DataFile {

  private DataFile() {}

  /** Whether there is a file with this name beside a class. */
  public static boolean isBeside(Class<?> home, String name) {
    try (InputStream in = home.getResourceAsStream(name)) {
      return in != null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of the file with this name beside a class, in UTF-8. */
  public static String beside(Class<?> home, String name) {
    try (InputStream in = home.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name + " beside " + home.getName());
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
