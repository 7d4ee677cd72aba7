package plateau.app.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;

/** The browser of whoever sits at this machine. */
public final class Browser {

  // Linux, macOS, Windows.
  private static final List<List<String>> OPENERS =
      List.of(
          List.of("xdg-open"), List.of("open"), List.of("rundll32", "url.dll,FileProtocolHandler"));

  private Browser() {}

  /** Shows a page where that is possible; elsewhere its address has been told. */
  public static void open(URI address) {
    for (List<String> opener : OPENERS) {
      if (starts(opener, address)) {
        return;
      }
    }
  }

  private static boolean starts(List<String> opener, URI address) {
    ProcessBuilder builder = new ProcessBuilder(opener);
    builder.command().add(address.toString());
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      builder.start();
      return true;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }
}
