package plateau.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import plateau.kernel.words.Message;

/**
 * Something that should never happen has happened. A person gets one sentence; the details go to a
 * file that can be sent along.
 */
final class BugReport {

  private BugReport() {}

  static Message write(Throwable bug, String[] args) {
    try {
      Path file = Files.createTempFile("plateau-bug-", ".log");
      Files.writeString(file, details(bug, args));
      return Message.of("bug", "what", oneLine(bug), "file", file.toString());
    } catch (IOException e) {
      return Message.of("bug.unwritten", "what", oneLine(bug));
    }
  }

  private static String oneLine(Throwable bug) {
    return bug.toString().replaceAll("\\s+", " ");
  }

  private static String details(Throwable bug, String[] args) {
    StringWriter details = new StringWriter();
    PrintWriter out = new PrintWriter(details);
    out.println("plateau " + String.join(" ", args));
    out.println("version " + Version.number() + ", Java " + Runtime.version());
    out.println(System.getProperty("os.name") + " " + System.getProperty("os.version"));
    bug.printStackTrace(out);
    return details.toString();
  }
}
