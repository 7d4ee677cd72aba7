package plateau.app.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * How many files this process may have open at a time. Each connection is one, as is each library:
 * where only a few are allowed, a server would break anywhere, and could not even say why.
 */
public final class OpenFiles {

  private static final Path LIMITS = Path.of("/proc/self/limits");
  private static final Pattern OPEN_FILES = Pattern.compile("(?m)^Max open files +([0-9]+) ");
  private static final long FEWEST = 256;

  private OpenFiles() {}

  /**
   * Looks whether there is room for a server; where the system does not tell, there is.
   *
   * @throws Problem when there is not
   */
  public static void checkRoom() {
    try {
      check(Files.exists(LIMITS) ? Files.readString(LIMITS) : "");
    } catch (IOException untold) {
      check("");
    }
  }

  /** The same, by what the system tells of its limits. */
  static void check(String limits) {
    Matcher found = OPEN_FILES.matcher(limits);
    if (found.find() && Long.parseLong(found.group(1)) < FEWEST) {
      throw new Problem(Message.of("serve.few-files", "limit", found.group(1), "fewest", FEWEST));
    }
  }
}
