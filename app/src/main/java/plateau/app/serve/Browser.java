package plateau.app.serve;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The browser of whoever sits at this machine. */
final class Browser {

  // Linux, macOS, Windows.
  private static final List<List<String>> OPENERS =
      List.of(
          List.of("xdg-open"), List.of("open"), List.of("rundll32", "url.dll,FileProtocolHandler"));

  private Browser() {}

  /** Shows a page where that is possible; elsewhere its address has been told. */
  static void open(URI address) {
    open(OPENERS, address);
  }

  /** The program that shows the page: the first of these that the machine has. */
  static Optional<Process> open(List<List<String>> openers, URI address) {
    return openers.stream().flatMap(opener -> started(opener, address).stream()).findFirst();
  }

  private static Optional<Process> started(List<String> opener, URI address) {
    List<String> command = new ArrayList<>(opener);
    command.add(address.toString());
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      return Optional.of(builder.start());
    } catch (IOException noSuchProgram) {
      return Optional.empty();
    }
  }
}
