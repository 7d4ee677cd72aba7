package plateau.app.newgame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** The files that stand around the sources, with blanks such as {@code @id@}. */
final class Skeleton {

  private final Map<String, String> blanks;

  Skeleton(Map<String, String> blanks) {
    this.blanks = Map.copyOf(blanks);
  }

  /** The file with this name beside this class, its blanks filled. */
  String filled(String name) {
    String text = text(name);
    for (Map.Entry<String, String> blank : blanks.entrySet()) {
      text = text.replace("@" + blank.getKey() + "@", blank.getValue());
    }
    return text;
  }

  private static String text(String name) {
    try (InputStream in = Skeleton.class.getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
