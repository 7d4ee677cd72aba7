package plateau.app.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The door for Jazzer, which looks for {@link #fuzzerTestOneInput}: it guides what it makes up by
 * what the code does with it. The system property {@code target} names the parser.
 */
public final class Fuzzing {

  private static final String ID = System.getProperty("target", "");
  private static final Target TARGET = Parsers.named(ID);

  private Fuzzing() {}

  /** Before the first text, so that the time for it is not counted as that of a text. */
  public static void fuzzerInitialize() {
    TARGET.samples().forEach(TARGET::meet);
  }

  /** One text for the parser. */
  public static void fuzzerTestOneInput(byte[] data) {
    TARGET.meet(new String(data, StandardCharsets.UTF_8));
  }

  /** Writes the samples of the parser into a folder, to begin with. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    int number = 0;
    for (String sample : TARGET.samples()) {
      Files.writeString(folder.resolve(ID + "-" + number++), sample);
    }
    TARGET.close();
  }
}
