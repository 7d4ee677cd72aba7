package plateau.iceberg.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonReader;

/**
 * The golden files: those of the project, or those of the folder that the system property {@code
 * iceberg.golden} names. Their formats are described in the README beside them.
 */
public final class GoldenFolder {

  private static final Path OURS = Path.of("src", "test", "resources", "golden", "iceberg");

  private GoldenFolder() {}

  /** The JSON files of the folder in which {@code format} has this value. */
  public static List<Path> filesOf(String format) {
    try (Stream<Path> files = Files.list(folder())) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .filter(file -> format.equals(read(file).get("format")))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @SuppressWarnings("unchecked") // JsonReader makes such maps of objects.
  public static Map<String, @Nullable Object> read(Path file) {
    try {
      Object object = Objects.requireNonNull(JsonReader.read(Files.readString(file)));
      return (Map<String, @Nullable Object>) object;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path folder() {
    String other = System.getProperty("iceberg.golden", "");
    return other.isEmpty() ? OURS : Path.of(other);
  }
}
