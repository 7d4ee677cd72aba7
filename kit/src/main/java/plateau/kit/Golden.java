package plateau.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Text files of the source tree that tests compare with: {@code src/test/resources/golden}. With
 * the system property {@code plateau.golden.write} set to true they are rewritten instead.
 */
final class Golden {

  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

  private static final String PROPERTY = "plateau.golden.write";
  private static final String WRITES = "mvn test -D" + PROPERTY + "=true";

  private Golden() {}

  /** Fails with the first line in which the text differs from the golden file of this name. */
  public static void compare(String name, String text) {
    compare(FOLDER.resolve(name + ".txt"), text, Boolean.getBoolean(PROPERTY));
  }

  static void compare(Path file, String text, boolean write) {
    try {
      if (write) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      } else if (!Files.exists(file)) {
        throw new AssertionError("there is no " + file + ". To write it: " + WRITES);
      } else {
        compareLines(file, Files.readString(file), text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compareLines(Path file, String golden, String text) {
    List<String> expected = golden.lines().toList();
    List<String> found = text.lines().toList();
    for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
      String was = i < expected.size() ? expected.get(i) : "(the file ends)";
      String is = i < found.size() ? found.get(i) : "(the match ends)";
      if (!was.equals(is)) {
        throw new AssertionError(
            """
            %s, line %d:
              golden: %s
              now:    %s
            If the change is meant, rewrite the files with %s, and read the diff before you commit.\
            """
                .formatted(file, i + 1, was, is, WRITES));
      }
    }
  }
}
